import type {LoadContext, DocusaurusConfig} from '@docusaurus/types';
import {findBrokenSeams} from '@help-center/docusaurus-lean';
import {satisfies} from 'semver';
import {readDocusaurusVersion} from './readDocusaurusVersion.ts';
import {SetupError} from './SetupError.ts';

/** Versions of Docusaurus that the suite has passed with. */
const DOCUSAURUS_RANGE = '^3.10.0';

/** Throws when the preset cannot work in a site, and says what to change. */
export function checkSite(context: LoadContext): void {
  const {siteConfig} = context;
  const version = readDocusaurusVersion(context);
  if (!satisfies(version, DOCUSAURUS_RANGE, {includePrerelease: true})) {
    throw new SetupError(
      `Docusaurus is ${version}, and this version of the preset works with ${DOCUSAURUS_RANGE}. Set all @docusaurus packages in package.json to a version in that range and run npm install, or install another version of the preset.`,
    );
  }
  const broken = findBrokenSeams(context.siteConfigPath);
  if (broken.length > 0) {
    throw new SetupError(
      `Docusaurus ${version} has changed internals that the preset relies on:\n- ${broken.join('\n- ')}\nInstall a version that is known to work, or another version of the preset.`,
    );
  }
  if (siteConfig.future?.experimental_router === 'hash') {
    throw new SetupError(
      'the hash router makes one page, which cannot be complete without scripts. Set future.experimental_router to "browser", or use the classic preset.',
    );
  }
  const names = siteConfig.presets.map((preset) => (Array.isArray(preset) ? preset[0] : preset));
  const classic = names.find(
    (name) => typeof name === 'string' && /^(?:classic|@docusaurus\/(?:preset-)?classic)$/.test(name),
  );
  if (classic !== undefined) {
    throw new SetupError(
      `there is a second preset, "${classic}". This one takes the options of the classic preset: move them here and remove the other from "presets".`,
    );
  }
  if (names.filter((name) => String(name).includes('@help-center/')).length > 1) {
    throw new SetupError('"presets" has this preset twice. Keep one, with the options of both.');
  }
}

/**
 * What a site should add to be built faster; `undefined` for one that uses any of Docusaurus' faster tools, which has
 * chosen among them.
 */
export function adviseFaster({future}: Partial<Pick<DocusaurusConfig, 'future'>>): string | undefined {
  if (Object.values(future?.faster ?? {}).some(Boolean)) return undefined;
  return (
    '[docusaurus-preset] this site is built with webpack and Babel. To build it faster, install ' +
    '@docusaurus/faster and add to the configuration: ' +
    'future: {faster: true, v4: {removeLegacyPostBuildHeadAttribute: true}}'
  );
}
