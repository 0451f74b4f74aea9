import {Document, isMap, isScalar, parseDocument, type Node} from 'yaml';
import {DOC_FIELDS} from '@help-center/content';

/** The text of a page with the list as a field of its front matter; a new field takes its place in the order of {@link DOC_FIELDS}. */
export function setListField(text: string, name: string, values: readonly string[]): string {
  const [, block = ''] = /^---\n([\s\S]*?\n)---\n/.exec(text) ?? [];
  const {contents} = parseDocument(block);
  const fields = (isMap<Node>(contents) ? contents.items : []).flatMap(({key, value}) =>
    isScalar(key) && key.range ? [{name: String(key.value), start: key.range[0], value}] : [],
  );
  const list = new Document().createNode(values, {flow: true});
  const field = new Document({[name]: list}).toString({flowCollectionPadding: false, lineWidth: 0});
  const order = DOC_FIELDS.map((rule) => rule.name);
  const at = fields.findIndex((one) => one.name === name);
  const next = fields.slice(at + 1).find((one) => at >= 0 || order.indexOf(one.name) > order.indexOf(name));
  const end = next?.start ?? block.length;
  const start = at >= 0 ? (fields[at]?.start ?? end) : end;
  return text.replace(block, () => block.slice(0, start) + field + block.slice(end));
}
