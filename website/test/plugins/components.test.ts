import {describe, expect, it} from 'vitest';
import {renderPage} from './renderPage.ts';

describe('provider values', () => {
  it('become one folded line with a message to support while open', async () => {
    const html = await renderPage(
      'Before.\n\n<ProviderTable product="ANSVIS" group="network" ready="the version" />\n\nAfter.',
    );
    expect(html).toMatch(/^<p>Before.<\/p>\s*<p>After.<\/p>\s*<details class="folded" id="values">/);
    expect(html).toContain('<summary id="not-published">Questions for support (5)</summary>');
    expect(html).toContain('fill it in and send it to support, together with the version.</p>');
    expect(html).toContain('1. Port of the ANSVIS Server:\n2. Default server address in the client:');
    expect(html).toContain('<li>Port of the ANSVIS Server: The firewall of the server must let it in.</li>');
    expect(html).not.toContain('<table');
  });

  it('take a sentence and are asked once', async () => {
    const value = '<ProviderValue product="ANSVIS" name="server-port" before="The port is" />';
    const html = await renderPage(`Open it. ${value} ${value}`);
    expect(html).toMatch(/^<p>Open it\. +<\/p>/);
    expect(html).toContain('Questions for support (1)');
  });

  it('link to their question in a table without other cells', async () => {
    const html = await renderPage(
      '| A | B |\n| --- | --- |\n| <ProviderValue product="ANSVIS" name="server-port" /> | b |',
    );
    expect(html).toContain('<th><a href="#values">question 1</a></th>');
  });

  it.each([
    [
      '<ProviderValue product="ANSVI" name="server-port" />',
      'product="ANSVI", which is not a folder in data/products/. Did you mean "ANSVIS"?',
    ],
    [
      '<ProviderValue product="ANSVIS" name="server-prt" />',
      'which data/products/ANSVIS/values.ts does not define. Did you mean "server-port"?',
    ],
    [
      '<ProviderTable product="ANSVIS" group="networks" />',
      'which data/products/ANSVIS/values.ts does not use. Did you mean "network"?',
    ],
    [
      'See <ProviderTable product="ANSVIS" group="network" /> here.',
      '<ProviderTable> is inside text. Put it on its own line.',
    ],
  ])('rejects %s', async (source, message) => {
    await expect(renderPage(source)).rejects.toThrow(message);
  });
});

describe('provider links', () => {
  it("link to the portal with the page's words", async () => {
    expect(await renderPage('Open <ProviderLink to="portal">your account</ProviderLink>.')).toBe(
      '<p>Open <a href="https://portal.example.com/account/settings">your account</a>.</p>',
    );
  });

  it('have default words', async () => {
    expect(await renderPage('See <ProviderLink to="portal" />.')).toContain('>the portal</a>');
  });

  it('list the known targets', async () => {
    await expect(renderPage('See <ProviderLink to="portl" />.')).rejects.toThrow(
      'has to="portl". Use portal, website, videoChannel. Did you mean "portal"?',
    );
  });
});

describe('terms', () => {
  it('pass the glossary definition to the component', async () => {
    const components = {Term: ({definition}: {definition?: string}) => `[${definition}]`};
    expect(await renderPage('A <Term id="cool-down">cool-down</Term> of 5 s.', {components})).toBe(
      '<p>A [A time after an event during which further events are ignored.] of 5 s.</p>',
    );
  });

  it('must be defined', async () => {
    await expect(renderPage('A <Term id="cooldown">cool-down</Term>.')).rejects.toThrow(
      '<Term> has id="cooldown", which data/glossary.yml does not define. Did you mean "cool-down"?',
    );
  });
});

describe('code from files', () => {
  it('fills an empty fence with the file', async () => {
    const html = await renderPage('```ts file=test/plugins/fixtures/hello.ts title="hello.ts"\n```');
    expect(html).toContain('export const hello = &#x27;hello&#x27;;');
  });

  it.each([
    ['```ts file=test/nothing.ts\n```', 'names file=test/nothing.ts, which does not exist.'],
    ['```ts file=test/plugins/fixtures/hello.ts\nlet a;\n```', 'and also has text. Empty the fence.'],
  ])('rejects %s', async (source, message) => {
    await expect(renderPage(source)).rejects.toThrow(message);
  });
});
