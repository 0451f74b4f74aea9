import type {Root, Code, Heading, Html, Nodes, Paragraph} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import GithubSlugger from 'github-slugger';
import type {Element, ElementContent, Properties} from 'hast';
import {toParse5} from 'hast-util-to-parse5';
import type {ContainerDirective, TextDirective} from 'mdast-util-directive';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toHast, type Handlers, type State} from 'mdast-util-to-hast';
import {toString} from 'mdast-util-to-string';
import type {Node} from '../tree.ts';
import type {Block} from '../BlockWriter.ts';
import {sectionise} from '../sectionise.ts';

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).freeze();
const mdx = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective).freeze();

/** Parses the source of a page, as plain Markdown if it is not valid MDX, so that unfinished pages can be searched. */
function parseMarkdown(source: string): Root {
  const body = toDirectives(withoutFrontMatter(source));
  try {
    // Escapes {#id} after a heading, which MDX would parse as an expression.
    return mdx.parse(body.replace(/\{#(?=[^\s}]+\}\s*$)/gm, '\\{#'));
  } catch {
    return markdown.parse(body);
  }
}

function withoutFrontMatter(source: string): string {
  return source.replace(/^\uFEFF?---\r?\n(?:[\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/, '');
}

/** Rewrites `:::note Title` to `:::note[Title]`, as Docusaurus does. */
function toDirectives(body: string): string {
  return body.replace(/^(\s*:{3,}[a-z][\w-]*)[ \t]+([^\s[{].*)$/gim, '$1[$2]');
}

type Component = MdxJsxFlowElement | MdxJsxTextElement;

const SILENT_COMPONENTS = new Set(['head', 'Head', 'TOCInline']);
/** The elements that components of Docusaurus render. */
const RENDERED: Readonly<Record<string, string>> = {CodeBlock: 'pre', Image: 'img'};

const element = (tagName: string, properties: Properties, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});
const text = (value: string) => ({type: 'text' as const, value});

const isComponent = ({type}: Nodes): boolean => type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement';

/** The attributes of a component; an expression counts if it is a string. */
function propertiesOf({attributes}: Component): Record<string, string | true> {
  return Object.fromEntries(
    attributes.flatMap((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute') return [];
      const {name, value} = attribute;
      if (typeof value !== 'object' || value === null) return [[name, value ?? true]];
      return [[name, /^(['"`])(.*)\1$/s.exec(value.value.trim())?.[2] ?? true]];
    }),
  );
}

function convertComponent(state: State, node: Component): Element | undefined {
  const name = node.name ?? '';
  if (SILENT_COMPONENTS.has(name)) return undefined;
  const properties = propertiesOf(node);
  const children = state.all(node);
  if (name === 'TabItem') {
    const label = text(String(properties.label ?? properties.value ?? ''));
    const list = element('div', {role: 'tablist'}, [element('span', {role: 'tab'}, [label])]);
    return element('div', {}, [list, element('div', {role: 'tabpanel'}, children)]);
  }
  const unknown = node.type === 'mdxJsxTextElement' ? 'span' : 'div';
  return element(RENDERED[name] ?? (/^[a-z]/.test(name) ? name : unknown), properties, children);
}

/** MDX wraps components on one line in a paragraph; it belongs to them only in the source. */
function convertParagraph(state: State, node: Paragraph): ElementContent | ElementContent[] {
  const children = state.all(node);
  const isUnwrapped =
    node.children.some(isComponent) &&
    node.children.every(
      (child) => isComponent(child) || (child.type === 'text' && child.value.trim() === ''),
    );
  return isUnwrapped ? children : element('p', {}, children);
}

function convertAdmonition(state: State, node: ContainerDirective): Element {
  const [first, ...rest] = node.children;
  const hasLabel = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  const content = state.all({...node, children: hasLabel ? rest : node.children});
  return element('div', {className: ['theme-admonition', `theme-admonition-${node.name}`]}, [
    ...(hasLabel ? [element('div', {}, state.all(first))] : []),
    element('div', {}, content),
  ]);
}

function convertCode(_state: State, {meta, value}: Code): Element {
  const title = /\btitle=(["'])(.*?)\1/.exec(meta ?? '')?.[2] ?? '';
  // Docusaurus removes comments such as `// highlight-next-line`.
  const code = value.replace(/^.*\bhighlight-(next-line|start|end)\b.*$\n?/gm, '');
  const properties = {className: ['theme-code-block']};
  return element('div', properties, [element('div', {}, [text(title)]), element('pre', {}, [text(code)])]);
}

/** Takes an explicit id out of a heading: `{#id}`, or a comment `{/* #id *\/}` in strict MDX. */
function takeId({children}: Heading): string | undefined {
  const last = children.at(-1);
  if (last?.type === 'mdxTextExpression') return /^\/\*\s*#(\S+)\s*\*\/$/.exec(last.value)?.[1];
  if (last?.type !== 'text') return undefined;
  const [matched = '', id] = /\s*\{#([^\s}]+)\}$/.exec(last.value) ?? [];
  if (id !== undefined) last.value = last.value.slice(0, -matched.length);
  return id;
}

function convertTextDirective(state: State, node: TextDirective): ElementContent[] {
  // A colon followed by a word in running text parses as a directive.
  const label = state.all(node);
  return [text(`:${node.name}`), ...(label.length === 0 ? [] : [text('['), ...label, text(']')])];
}

/** Converts a parsed page to the HTML that a build would make of it, without running components. */
function toHtmlTree(root: Root): Node {
  const slugger = new GithubSlugger();
  const handlers: Handlers = {
    code: convertCode,
    containerDirective: convertAdmonition,
    heading(state: State, node: Heading) {
      const own = takeId(node);
      const id = own ?? slugger.slug(toString(node, {includeHtml: false}).trim());
      return element(`h${node.depth}`, {id}, state.all(node));
    },
    html: (_state: State, {value}: Html) => text(value.replace(/<!--[\s\S]*?-->|<[^>]+>/g, ' ')),
    mdxFlowExpression: () => undefined,
    mdxJsxFlowElement: convertComponent,
    mdxJsxTextElement: convertComponent,
    mdxTextExpression: () => undefined,
    mdxjsEsm: () => undefined,
    paragraph: convertParagraph,
    textDirective: convertTextDirective,
  };
  return toParse5(toHast(root, {handlers}));
}

/** Splits the source of a page into headings and blocks of text, without running components or plugins of the site. */
export function markdownBlocks(source: string): Block[] {
  return sectionise(toHtmlTree(parseMarkdown(source)));
}
