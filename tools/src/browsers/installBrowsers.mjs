// Installs the browsers for the tests: Debian's Chromium, Firefox and WebKitGTK.
import {existsSync, readdirSync} from 'node:fs';
import {installDebianPackages} from '../debian/installDebianPackages.mjs';

/** Whether WebKitGTK's MiniBrowser is installed; its folder name depends on architecture and version. */
function hasMiniBrowser() {
  if (!existsSync('/usr/lib')) return false;
  const machines = readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu'));
  return machines.some((machine) =>
    readdirSync(`/usr/lib/${machine}`).some(
      (name) => name.startsWith('webkit2gtk-4') && existsSync(`/usr/lib/${machine}/${name}/MiniBrowser`),
    ),
  );
}

for (const name of ['CHROMIUM_PATH', 'FIREFOX_PATH']) {
  const path = process.env[name];
  if (path === undefined || existsSync(path)) continue;
  console.error(`[browsers] ${name} is "${path}", which does not exist. Correct it, or unset it.`);
  process.exit(1);
}

installDebianPackages('browsers', [
  {name: 'chromium', isHere: () => existsSync(process.env.CHROMIUM_PATH ?? '/usr/bin/chromium')},
  {
    name: 'chromium-headless-shell',
    isHere: () => existsSync(process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell'),
  },
  {name: 'firefox-esr', isHere: () => existsSync(process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr')},
  {
    name: 'webkit2gtk-driver',
    isHere: () => existsSync('/usr/bin/WebKitWebDriver') && hasMiniBrowser(),
  },
  {name: 'xvfb', isHere: () => existsSync('/usr/bin/Xvfb')},
  {name: 'fonts-liberation', isHere: () => existsSync('/usr/share/fonts/truetype/liberation')},
]);
