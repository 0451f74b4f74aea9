import {resolve} from 'node:path';
import {parseArgs} from 'node:util';
import {AuthorError, runCommand} from '../runCommand.ts';
import {repositoryDir, websiteDir} from '../websiteDir.ts';
import {createFolderTarget} from './createFolderTarget.ts';
import {createRsyncTarget} from './createRsyncTarget.ts';
import {createS3Target} from './createS3Target.ts';
import type {DeployTarget} from './DeployTarget.ts';
import {deploySite, goBack} from './deploySite.ts';
import {findHost, uploadTo} from './hosts.ts';

const HELP = `Puts the last build where readers find it, in an order that never shows a broken site: hashed files, others, pages,
and last the index and the service worker. Files of former versions stay 30 days for tabs that are open.

npm run deploy -- /srv/help-center                   a folder
npm run deploy -- me@help.example.com:/srv/help-center
                                                     a folder of another machine, by rsync
npm run deploy -- s3://help.example.com              a bucket, by the AWS CLI (AWS_ENDPOINT_URL for others than Amazon's)
npm run deploy -- netlify:<site>                     Netlify
npm run deploy -- cloudflare-pages:<project>[#<production branch>]
                                                     Cloudflare Pages
npm run deploy -- github-pages:<address of a repository>
                                                     GitHub Pages, branch gh-pages
npm run deploy -- <target> --back                    the version before
npm run deploy -- <target> --keep-days 60            files of former versions stay longer
npm run deploy -- <target> --build <folder>          another build than website/build

What is known of the versions stands beside the site, in <target>.deploys. The last three hosts take a whole folder and
swap it at once: theirs is put together in .cache/deploys, and uploaded by the host's own command, which npx fetches.
deploy/README.md has more, and other hosts.`;

await runCommand(async () => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      help: {type: 'boolean'},
      back: {type: 'boolean'},
      build: {type: 'string'},
      'keep-days': {type: 'string'},
    },
  });
  const [address, ...others] = positionals;
  if (values.help) return console.log(HELP);
  if (address === undefined || others.length > 0) throw new AuthorError('Name one target.');
  const keepDays = Number(values['keep-days'] ?? 30);
  if (!(keepDays >= 0)) throw new AuthorError(`--keep-days "${values['keep-days']}" is no number of days.`);
  const host = findHost(address);
  const target = host === undefined ? toTarget(address) : createFolderTarget(host.folder);
  const build =
    values.build === undefined ? resolve(websiteDir, 'build') : resolve(repositoryDir, values.build);
  const {copied, removed, kept} = values.back
    ? await goBack(target)
    : await deploySite(build, target, {keepDays});
  console.log(
    `${target.name}: ${copied} files copied, ${removed} removed; ${kept} files of former versions are there for open tabs.`,
  );
  if (host !== undefined) await uploadTo(host);
});

function toTarget(address: string): DeployTarget {
  if (address.startsWith('s3://')) return createS3Target(address);
  // A drive letter of Windows has one character, a host more.
  const isRemote = /^(?:rsync:\/\/|[^/\\:]{2,}:)/u.test(address);
  return isRemote ? createRsyncTarget(address) : createFolderTarget(resolve(address));
}
