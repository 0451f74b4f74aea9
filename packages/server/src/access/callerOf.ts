import {isIPv6} from 'node:net';

/** Groups of an IPv6 address that form the network prefix; its owner can choose the others freely (RFC 4291, section 2.5.4). */
const NETWORK_GROUPS = 4;

/** The caller that limits apply to: an IPv4 address, also from its IPv6 form `::ffff:192.0.2.1`, or an IPv6 /64 network. */
export function callerOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.replace(/%.*$/u, '').split('::');
  const [before, after] = [readGroups(head), readGroups(tail)];
  const zeros = Array.from({length: Math.max(0, 8 - before.length - after.length)}, () => 0);
  const groups = [...before, ...zeros, ...after];
  const [high = 0, low = 0] = groups.slice(6);
  if (groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0))
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

function readGroups(text: string): number[] {
  if (text === '') return [];
  return text.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}
