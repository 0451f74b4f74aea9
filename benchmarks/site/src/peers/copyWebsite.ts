import {cpSync, existsSync, mkdirSync, renameSync, symlinkSync} from 'node:fs';
import {join, relative} from 'node:path';
import {repositoryRoot, templates} from './folders.ts';

const LEFT_OUT = /^(?:build.*|\.docusaurus.*|\.cache|node_modules|docs|blog|test)$/;

/** Copies the website's sources without its pages, so that the copy can be built with others. */
export function copyWebsite(siteFolder: string): void {
  const source = join(repositoryRoot, 'website');
  cpSync(source, siteFolder, {
    recursive: true,
    filter: (path) => !LEFT_OUT.test(relative(source, path)),
  });
  mkdirSync(join(siteFolder, 'docs'), {recursive: true});
  cpSync(join(source, 'docs', 'tags.yml'), join(siteFolder, 'docs', 'tags.yml'));
  renameSync(join(siteFolder, 'docusaurus.config.ts'), join(siteFolder, 'website.config.ts'));
  cpSync(join(templates, 'ours', 'docusaurus.config.ts'), join(siteFolder, 'docusaurus.config.ts'));
  // The website's plugins look for these beside the website.
  for (const name of ['tools', 'packages']) {
    const link = join(siteFolder, '..', name);
    if (!existsSync(link)) symlinkSync(join(repositoryRoot, name), link);
  }
}
