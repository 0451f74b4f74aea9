/** Pages are light until a reader chooses, so that no button ever shows this. */
export default function IconSystemColorMode(): undefined {
  return undefined;
}
