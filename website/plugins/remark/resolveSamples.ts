import type {Code, PhrasingContent, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {isJsxElement, readAttribute} from '@help-center/mdx-nodes';
import {PageError} from '../PageError.ts';
import {packSamples, type SamplePack} from '../sample-downloads/packSamples.ts';
import {code, html, link, paragraph, text} from './nodes.ts';

const toFile = (path: string, label: string) => link(`pathname:///samples/${path}`, text(label));

function listed(folder: string, names: readonly string[]): PhrasingContent[] {
  return names.flatMap((name, index) => [
    ...(index === 0 ? [] : [text(', ')]),
    toFile(`${folder}/${name}`, name),
  ]);
}

/** How to check the archive, folded away. */
function check({archive, sha256}: SamplePack): RootContent {
  const hash: Code = {type: 'code', lang: 'text', meta: `title="SHA-256 of ${archive}"`, value: sha256};
  return html(
    'details',
    {className: 'folded'},
    html('summary', {'data-search-ignore': ''}, text('Check the download')),
    paragraph(
      code(`Get-FileHash ${archive}`),
      text(' in PowerShell (in capital letters), or '),
      code(`sha256sum ${archive}`),
      text(' in a Linux shell, must print:'),
    ),
    hash,
  );
}

/** Replaces `<Samples of="http" />` by links to the files of `samples/http` and their archive, with its checksum. */
export function resolveSamples({siteDir}: {siteDir: string}) {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      if (!isJsxElement(node) || node.name !== 'Samples' || !parent || index === undefined) return;
      const folder = readAttribute(node, 'of') ?? '';
      const pack = packSamples(siteDir, folder);
      if (pack === undefined) {
        throw new PageError(file, node, `<Samples> has of="${folder}", which is not a folder in samples/.`);
      }
      const size = Math.ceil(pack.zip.length / 1000);
      const blocks: RootContent[] = [
        paragraph(
          text('Download: '),
          toFile(pack.archive, pack.archive),
          text(` (${size} kB), or one file: `),
          ...listed(folder, Object.keys(pack.files)),
          text('.'),
        ),
        check(pack),
      ];
      parent.children.splice(index, 1, ...(blocks as never[]));
    });
  };
}
