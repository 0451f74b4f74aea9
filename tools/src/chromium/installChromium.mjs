// Puts Debian's Chromium on this machine, which the browser tests drive.
import {existsSync} from 'node:fs';
import {installDebianPackages} from '../debian/installDebianPackages.mjs';

const chosen = process.env.CHROMIUM_PATH;

if (chosen !== undefined) {
  if (!existsSync(chosen)) {
    console.error(
      `[chromium] CHROMIUM_PATH is "${chosen}", and there is no such file. Correct it, or unset it.`,
    );
    process.exit(1);
  }
  console.log(`[chromium] using ${chosen}`);
} else {
  installDebianPackages('chromium', [
    {name: 'chromium', isHere: () => existsSync('/usr/bin/chromium')},
    {name: 'fonts-liberation', isHere: () => existsSync('/usr/share/fonts/truetype/liberation')},
  ]);
}
