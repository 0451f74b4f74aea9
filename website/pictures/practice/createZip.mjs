// A ZIP archive with the same bytes in every run: no times, no owner, names in the given order.
import {crc32, deflateRawSync} from 'node:zlib';

const VERSION = 20;
const UTF8 = 0x800;
const DEFLATE = 8;
/** 1 January 1980, the first day that the format knows. */
const DATE = 0x21;

/** @param {Readonly<Record<string, Buffer>>} files @returns {Buffer} */
export function createZip(files) {
  const parts = [];
  const directory = [];
  let offset = 0;
  for (const [name, data] of Object.entries(files)) {
    const packed = deflateRawSync(data, {level: 9});
    const title = Buffer.from(name);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(VERSION, 0);
    head.writeUInt16LE(UTF8, 2);
    head.writeUInt16LE(DEFLATE, 4);
    head.writeUInt16LE(DATE, 8);
    head.writeUInt32LE(crc32(data), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(data.length, 18);
    head.writeUInt16LE(title.length, 22);
    parts.push(Buffer.from('PK\x03\x04', 'latin1'), head, title, packed);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), head, rest, title);
    offset += 30 + title.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(Object.keys(files).length, 8);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, list, end]);
}
