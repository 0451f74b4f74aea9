/** Nothing above the title: `DocItem/Content` shows the contents below it. */
export default function NoContentsAbove(): null {
  return null;
}
