import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, onTestFinished, test} from 'vitest';
import {checkSite} from '../src/checkSite.ts';

function createContext(siteConfig: object, siteConfigPath: string = import.meta.filename): LoadContext {
  const own = ['@help-center/docusaurus-preset', {}];
  return {siteConfigPath, siteConfig: {presets: [own], ...siteConfig}} as unknown as LoadContext;
}

/** The configuration file of a site with that version of Docusaurus. */
function installDocusaurus(version: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'check-site-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  mkdirSync(join(folder, 'node_modules/@docusaurus/core'), {recursive: true});
  writeFileSync(join(folder, 'node_modules/@docusaurus/core/package.json'), JSON.stringify({version}));
  return join(folder, 'docusaurus.config.js');
}

test('accepts a site with only the preset', () => {
  expect(() => checkSite(createContext({}))).not.toThrow();
});

test('names a second preset', () => {
  const presets = [
    ['classic', {}],
    ['@help-center/docusaurus-preset', {}],
  ];
  expect(() => checkSite(createContext({presets}))).toThrow('there is a second preset, "classic"');
});

test('rejects the preset listed twice with a fix', () => {
  const presets = [
    ['@help-center/docusaurus-preset', {}],
    ['@help-center/docusaurus-preset', {docs: {}}],
  ];
  expect(() => checkSite(createContext({presets}))).toThrow('Keep one, with the options of both.');
});

test('rejects the hash router with a fix', () => {
  const future = {experimental_router: 'hash'};
  expect(() => checkSite(createContext({future}))).toThrow('Set future.experimental_router to "browser"');
});

test('names the supported range for another version of Docusaurus', () => {
  const context = createContext({}, installDocusaurus('4.0.0'));
  expect(() => checkSite(context)).toThrow(
    'Docusaurus is 4.0.0, and this version of the preset works with ^3.10.0. Set all @docusaurus packages in package.json to a version in that range and run npm install',
  );
});

test('rejects a version with changed internals and names their users', () => {
  const context = createContext({}, installDocusaurus('3.11.0'));
  expect(() => checkSite(context)).toThrow('It is used for stages after the build');
});
