import {fileURLToPath} from 'node:url';
import type {ShippedTexts} from '@help-center/built-site';

/** The translations of this package. */
export const TEXTS: ShippedTexts = {
  dirPath: fileURLToPath(new URL('../../locales', import.meta.url)),
  name: 'offline',
};
