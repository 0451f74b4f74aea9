/**
 * Makes a reader of whole numbers from 1 to 9,999,999 for a command's option.
 *
 * @throws {Error} from the reader, with the option, the text and the usage.
 */
export function countOf(option: string, usage: string): (text: string) => number {
  return (text) => {
    if (/^[1-9]\d{0,6}$/.test(text.trim())) return Number(text);
    throw new Error(`option "${option}" must be a whole number above 0, received "${text}".\n${usage}`);
  };
}
