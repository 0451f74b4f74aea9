import {createHash} from 'node:crypto';
import type {SiteFile, SiteProduct} from '../site/SiteFile.ts';

const SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';
/** Folder of a host's skills. */
export const SKILLS_PATH = '/.well-known/agent-skills/';
const MAX_NAME = 64;
const MAX_DESCRIPTION = 1024;

/** A skill: what an agent should know before it answers questions about a product. */
export interface Skill {
  readonly name: string;
  readonly description: string;
  /** The text of `SKILL.md`. */
  readonly content: string;
}

function nameOf(label: string): string {
  const name = label
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_NAME);
  return name.replaceAll(/^-|-$/g, '') || 'docs';
}

/** Creates a skill from a product's brief. */
export function createSkill(site: Pick<SiteFile, 'title'>, product: SiteProduct, brief: string): Skill {
  const name = nameOf(product.label);
  const summary = product.summary ?? product.label;
  const description =
    `${product.label}: ${summary} Use before answering a question about ${product.label}: names of its parts, pages of ${site.title}, and what is not known.`.slice(
      0,
      MAX_DESCRIPTION,
    );
  const ways = [
    `- Each page named here is Markdown; cite the page for people that its first lines name.`,
    `- All pages of ${product.label}: ${product.listUrl}`,
    `- What is listed below as not known is unknown: say so, and do not fill it in.`,
  ];
  const front = ['---', `name: ${name}`, `description: ${JSON.stringify(description)}`, '---', ''];
  return {name, description, content: [...front, ...ways, '', brief].join('\n')};
}

/** Path of a skill on the site's host. */
export const skillPath = (name: string): string => `${SKILLS_PATH}${name}/SKILL.md`;

/**
 * Creates the index of a host's skills.
 *
 * @see https://github.com/cloudflare/agent-skills-discovery-rfc
 */
export function createSkillsIndex(skills: readonly Skill[]): object {
  return {
    $schema: SCHEMA,
    skills: skills.map(({name, description, content}) => ({
      name,
      type: 'skill-md',
      description,
      url: skillPath(name),
      digest: `sha256:${createHash('sha256').update(content).digest('hex')}`,
    })),
  };
}
