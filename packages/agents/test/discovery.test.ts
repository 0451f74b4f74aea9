// The skills that a site publishes, against their published shape.
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, test} from 'vitest';
import {z} from 'zod';
import {createSkill, createSkillsIndex, writeSkills} from '../src/discovery/writeSkills.ts';
import type {SiteFile} from '../src/site/SiteFile.ts';

const outDir = fileURLToPath(new URL('../../../website/build/', import.meta.url));
const read = (name: string) => readFileSync(join(outDir, name), 'utf8');

/** @see https://github.com/cloudflare/agent-skills-discovery-rfc, version 0.2.0. */
const skillsSchema = z.strictObject({
  $schema: z.literal('https://schemas.agentskills.io/discovery/0.2.0/schema.json'),
  skills: z.array(
    z.strictObject({
      name: z
        .string()
        .max(64)
        .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
      type: z.literal('skill-md'),
      description: z.string().min(1).max(1024),
      url: z.string().regex(/^\/\.well-known\/agent-skills\/[a-z0-9-]+\/SKILL\.md$/),
      digest: z.string().regex(/^sha256:[0-9a-f]{64}$/),
    }),
  ),
});

test.each([
  ['License Manager', 'license-manager'],
  ['C++ & Co.', 'c-co'],
  ['產品', 'docs'],
])('names the skill of product %s %s', (label, name) => {
  const product = {
    label,
    summary: 'It is: "quoted".',
    listUrl: 'https://x/llms.txt',
    fullUrls: [],
    briefUrl: null,
  };
  const skill = createSkill({title: 'Help'}, product, '# Brief\n');
  expect(skillsSchema.parse(createSkillsIndex([skill]))).toMatchObject({skills: [{name}]});
  expect(skill.content).toMatch(/^---\nname: [a-z-]+\ndescription: ".*"\n---\n\n- Each page/);
});

test('publishes each brief as a skill with the digest of its file', () => {
  const {skills} = skillsSchema.parse(JSON.parse(read('.well-known/agent-skills/index.json')));
  expect(skills.map(({name}) => name)).toContain('ansvis');
  expect(skills).toHaveLength(7);
  for (const {url, digest} of skills) {
    expect(
      `sha256:${createHash('sha256')
        .update(read(url.slice(1)))
        .digest('hex')}`,
    ).toBe(digest);
  }
});

test('writes no skills below a base path', () => {
  const written: string[] = [];
  const files = {write: (name: string) => written.push(name)} as never;
  const product = {label: 'A', summary: null, listUrl: 'https://x/llms.txt', fullUrls: [], briefUrl: null};
  const about = {
    format: 1,
    url: 'https://help.example.com/',
    title: 'Help',
    description: '',
    products: [product],
    pages: [],
    redirects: {},
  } as unknown as SiteFile;
  const briefs = new Map([['A', '# A\n']]);
  writeSkills(files, {...about, url: 'https://x.example/help/'}, briefs);
  expect(written).toEqual([]);
  writeSkills(files, about, briefs);
  expect(written).toEqual(['.well-known/agent-skills/a/SKILL.md', '.well-known/agent-skills/index.json']);
});
