import type {SiteFiles} from '@help-center/built-site';
import type {SiteFile} from '../site/SiteFile.ts';
import {AI_CATALOG_PATH, createAiCatalog} from './createAiCatalog.ts';
import {createSkill, createSkillsIndex, skillPath, SKILLS_PATH} from './createSkills.ts';

/** Options of {@link writeDiscoveryFiles}. */
export interface DiscoveryOptions {
  /** Hand-written briefs by the label of their product. */
  readonly briefs: ReadonlyMap<string, string>;
  /** Address of the MCP server; `undefined` without one. */
  readonly mcpUrl: string | undefined;
}

/**
 * Writes the files that agents look for at well-known paths: the index of skills, a skill for each brief, and the catalog
 * with the MCP server. The paths are at the root of the host, so a site with a base path gets none.
 */
export function writeDiscoveryFiles(
  files: SiteFiles,
  site: SiteFile,
  {briefs, mcpUrl}: DiscoveryOptions,
): void {
  if (new URL(site.url).pathname !== '/') return;
  const write = (path: string, text: string) => files.write(path.slice(1), text);
  const skills = site.products.flatMap((product) => {
    const brief = briefs.get(product.label);
    return brief === undefined ? [] : [createSkill(site, product, brief)];
  });
  for (const {name, content} of skills) write(skillPath(name), content);
  if (skills.length > 0) write(`${SKILLS_PATH}index.json`, JSON.stringify(createSkillsIndex(skills)));
  if (mcpUrl !== undefined) write(AI_CATALOG_PATH, JSON.stringify(createAiCatalog(site.url, mcpUrl)));
}
