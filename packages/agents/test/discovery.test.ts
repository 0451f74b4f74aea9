// What announces the site to agents, against the published shapes of server cards, catalogs and skills.
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {expect, test} from 'vitest';
import {z} from 'zod';
import {createAiCatalog} from '../src/discovery/createAiCatalog.ts';
import {createServerCard} from '../src/discovery/createServerCard.ts';
import {createSkill, createSkillsIndex} from '../src/discovery/createSkills.ts';
import {writeDiscoveryFiles} from '../src/discovery/writeDiscoveryFiles.ts';
import type {SiteFile} from '../src/site/SiteFile.ts';

const outDir = fileURLToPath(new URL('../../../website/build/', import.meta.url));
const read = (name: string) => readFileSync(join(outDir, name), 'utf8');

/** @see https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json, its fields, limits and patterns. */
const cardSchema = z.strictObject({
  $schema: z.literal('https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json'),
  name: z
    .string()
    .min(3)
    .max(200)
    .regex(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/),
  version: z
    .string()
    .max(255)
    .regex(/^\d+\.\d+\.\d+$/),
  description: z.string().min(1).max(100),
  title: z.string().min(1).max(100),
  websiteUrl: z.url(),
  remotes: z.array(
    z.strictObject({
      type: z.literal('streamable-http'),
      url: z.string().regex(/^https?:\/\/[^\s]+$/),
      supportedProtocolVersions: z.array(z.iso.date()),
      headers: z
        .array(z.strictObject({name: z.string(), isRequired: z.boolean(), isSecret: z.boolean()}))
        .optional(),
    }),
  ),
});

/** @see https://github.com/Agent-Card/ai-catalog and the discovery document of server cards. */
const catalogSchema = z.strictObject({
  specVersion: z.literal('1.0'),
  entries: z.array(
    z.strictObject({
      identifier: z.string().regex(/^urn:air:[a-z0-9.-]+:[a-z]+:[a-z0-9-]+$/),
      type: z.literal('application/mcp-server-card+json'),
      url: z.url(),
    }),
  ),
});

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

const site = {url: 'https://help.example.com/', title: 'Help '.repeat(40)};

test.each([undefined, 'x-key'])('writes a valid server card with the key header %s', (header) => {
  const card = createServerCard(site, 'https://search.example.com/mcp', header);
  expect(cardSchema.parse(card)).toEqual(card);
  expect(card.name).toBe('com.example.help/docs');
  expect(card.remotes[0]?.headers?.[0]?.name).toBe(header);
});

test('writes a valid catalog that links to the server card', () => {
  const catalog = createAiCatalog(site.url, 'https://search.example.com/mcp/');
  expect(catalogSchema.parse(catalog)).toEqual(catalog);
  expect(catalog.entries[0]).toMatchObject({
    identifier: 'urn:air:help.example.com:mcp:docs',
    url: 'https://search.example.com/mcp/server-card',
  });
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

test('writes no catalog without an MCP server, and no files below a base path', () => {
  expect(existsSync(join(outDir, '.well-known/ai-catalog.json'))).toBe(false);
  const written: string[] = [];
  const files = {write: (name: string) => written.push(name)} as never;
  const product = {label: 'A', summary: null, listUrl: 'https://x/llms.txt', fullUrls: [], briefUrl: null};
  const about = {
    format: 1,
    ...site,
    description: '',
    products: [product],
    pages: [],
    redirects: {},
  } as SiteFile;
  const options = {briefs: new Map([['A', '# A\n']]), mcpUrl: 'https://x/mcp'};
  writeDiscoveryFiles(files, {...about, url: 'https://x.example/help/'}, options);
  expect(written).toEqual([]);
  writeDiscoveryFiles(files, about, options);
  expect(written).toEqual([
    '.well-known/agent-skills/a/SKILL.md',
    '.well-known/agent-skills/index.json',
    '.well-known/ai-catalog.json',
  ]);
});
