import ipaddr from 'ipaddr.js';

/** Groups of an IPv6 address that form the network prefix; its owner can choose the others freely (RFC 4291, section 2.5.4). */
const NETWORK_GROUPS = 4;

/** The caller that limits apply to: an IPv4 address, also from its IPv6 form `::ffff:192.0.2.1`, or an IPv6 /64 network. */
export function callerOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!('parts' in parsed)) return parsed.toString();
  const network = parsed.parts.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}
