import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin, SwizzleConfig} from '@docusaurus/types';
import {colourDarkCode, type CodeTheme} from './colourDarkCode.ts';

const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

const NAME = 'help-center-content';
/** The style sheet with the colours of code in dark mode. */
const DARK_CODE_FILE = 'dark-code.css';

/**
 * Docusaurus plugin for what readers meet on pages: what is folded away opens for those who are led to it, code is dark in
 * dark mode, and the menu of narrow screens is usable by keys.
 */
export default function contentPlugin({siteConfig, generatedFilesDir}: LoadContext): Plugin<void> {
  const {theme, darkTheme} = (siteConfig.themeConfig.prism ?? {}) as {
    theme?: CodeTheme;
    darkTheme?: CodeTheme;
  };
  return {
    name: NAME,
    getThemePath: () => fileOf('./theme'),
    getTypeScriptThemePath: () => fileOf('../src/theme'),
    async contentLoaded({actions}) {
      await actions.createData(DARK_CODE_FILE, colourDarkCode(theme, darkTheme));
    },
    getClientModules: () => [
      fileOf('../src/content.css'),
      `${generatedFilesDir}/${NAME}/default/${DARK_CODE_FILE}`,
      fileOf('./client/landing.js'),
      fileOf('./client/markHydrated.js'),
      fileOf('./client/mobileMenu.js'),
    ],
  };
}

/** The components that a site may replace: wrapping is safe, ejecting is not. */
export function getSwizzleConfig(): SwizzleConfig {
  const actions = {eject: 'unsafe', wrap: 'safe'} as const;
  return {
    components: {
      ColorModeToggle: {actions},
      Details: {actions},
      TabItem: {actions},
      MDXComponents: {actions},
    },
  };
}
