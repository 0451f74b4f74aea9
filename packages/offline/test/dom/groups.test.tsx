import {act} from 'react';
import {createRoot} from 'react-dom/client';
import {expect, test, vi} from 'vitest';
import type {OfflineCopy} from '../../src/client/useOfflineCopy.ts';
import {Groups} from '../../src/theme/OfflineLibrary/Groups.tsx';

vi.mock('@docusaurus/Link', () => ({default: 'a'}));
vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({i18n: {currentLocale: 'en', localeConfigs: {}}}),
}));

test('saves another group beside the saved ones', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const save = vi.fn<OfflineCopy['save']>();
  const groups = ['A', 'B'].map((id) => ({id, name: id, start: id, folder: id, files: [], bytes: 1}));
  const state = {kind: 'saved', list: {only: ['A']}, offer: {groups, common: {bytes: 1}}};
  const root = createRoot(document.body);
  await act(async () => root.render(<Groups copy={{state, save} as unknown as OfflineCopy} />));
  await act(async () => document.querySelector<HTMLElement>('button[data-saves=B]')?.click());
  expect(save).toHaveBeenCalledExactlyOnceWith(['A', 'B']);
  await act(async () => root.unmount());
});
