import {join} from 'node:path';
import {compile, run} from '@mdx-js/mdx';
import type {ReactNode} from 'react';
import * as runtime from 'react/jsx-runtime';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import remarkGfm from 'remark-gfm';
import {VFile} from 'vfile';
import {beforeDefaultRemarkPlugins, rehypePlugins, remarkPlugins} from '../../plugins/index.ts';
import {highlightCode} from '../../plugins/rehype/highlightCode.ts';

type Plugins = NonNullable<NonNullable<Parameters<typeof compile>[1]>['remarkPlugins']>;

interface Page {
  /** Name in the folder `fixtures`, so that pictures are found. */
  readonly path?: string;
  readonly components?: Record<string, (props: {children?: ReactNode; definition?: string}) => ReactNode>;
}

function Plain({children}: {children?: ReactNode}): ReactNode {
  return children;
}

/** HTML of a page as the site's own plugins make it; imported components are left out. */
export async function renderPage(
  source: string,
  {path = 'page.mdx', components = {}}: Page = {},
): Promise<string> {
  const file = new VFile({value: source, path: join(import.meta.dirname, 'fixtures', path)});
  const withoutImports = (remarkPlugins as Plugins).slice(0, -1);
  const code = await compile(file, {
    outputFormat: 'function-body',
    remarkPlugins: [...(beforeDefaultRemarkPlugins as Plugins), remarkGfm, ...withoutImports],
    // The colours of code have tests of their own.
    rehypePlugins: (rehypePlugins as Plugins).filter((plugin) => plugin !== highlightCode),
  });
  const {default: Content} = await run(String(code), {...runtime, baseUrl: import.meta.url});
  return renderToStaticMarkup(
    createElement(Content, {components: {Term: Plain, Enlarge: () => null, ...components}}),
  );
}
