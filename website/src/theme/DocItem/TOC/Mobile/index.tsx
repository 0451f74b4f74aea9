/** Renders nothing, as `DocItem/Content` shows the contents below the title. */
export default function NoContentsAbove(): null {
  return null;
}
