import {boxFormats, type Box, type BoxFormatName, type PictureSize} from './boxFormats.ts';

function show(value: number): string {
  return String(Number(value.toFixed(6)));
}

/** Formats a box as in a label file of the format. */
export function formatBox(box: Box, name: BoxFormatName, size: PictureSize): string {
  const {parts, toQuad} = boxFormats[name];
  const numbers = toQuad(box, size).map(show);
  if (name === 'voc') return numbers.map((number, index) => `${parts[index]} ${number}`).join(', ');
  return name === 'coco' ? `[${numbers.join(', ')}]` : `0 ${numbers.join(' ')}`;
}
