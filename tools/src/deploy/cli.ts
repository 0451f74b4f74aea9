import {resolve} from 'node:path';
import {AuthorError, runCommand} from '../runCommand.ts';
import {repositoryDir} from '../websiteDir.ts';
import {deploySite, goBack} from './deploySite.ts';
import {findTarget} from './DeployTarget.ts';
import {findPlaceholder} from './findPlaceholder.ts';

const HELP = `Deploys the last build in an order that never shows a broken site: hashed files, other files, pages, and last the search
index and the service worker. Files of former versions stay for 30 days, for open tabs.

npm run deploy -- /srv/help-center                   a folder
npm run deploy -- me@help.example.com:/srv/help-center
                                                     a folder on another machine, with rsync
npm run deploy -- s3://help.example.com              a bucket, with the AWS CLI (AWS_ENDPOINT_URL for hosts other than AWS)
npm run deploy -- netlify:<site>                     Netlify
npm run deploy -- cloudflare-pages:<project>[#<production branch>]
                                                     Cloudflare Pages
npm run deploy -- github-pages:<repository URL>
                                                     GitHub Pages, branch gh-pages
npm run deploy -- <target> --back                    go back to the previous version
npm run deploy -- <target> --keep-days 60            keep files of former versions longer
npm run deploy -- <target> --build <folder>          deploy another folder than website/build

The builds to go back to are kept on this machine, in .cache/deploys. A site elsewhere is assembled there, too, and then
uploaded in the same order; Netlify, Cloudflare Pages and GitHub Pages replace the whole site at once, with the host's own
command, which npx fetches.
deploy/README.md has more, and other hosts.`;

await runCommand(
  {
    help: HELP,
    options: {back: {type: 'boolean'}, build: {type: 'string'}, 'keep-days': {type: 'string'}},
    allowPositionals: true,
  },
  async ({values, positionals}) => {
    const [address, ...others] = positionals;
    if (address === undefined || others.length > 0)
      throw new AuthorError('Name one target: npm run deploy -- /srv/help-center');
    const keepDays = Number(values['keep-days'] ?? 30);
    if (!(keepDays >= 0))
      throw new AuthorError(`--keep-days must be a number of days, received "${values['keep-days']}".`);
    const target = findTarget(address);
    const build = resolve(repositoryDir, values.build ?? 'website/build');
    const placeholder = values.back ? null : findPlaceholder(build);
    if (placeholder !== null)
      console.warn(
        `[deploy] The pages name ${placeholder} as their address. Set HELP_CENTER_SITE_URL and the other values in website/provider.ts, and build again.`,
      );
    const {copied, removed, kept} = values.back
      ? await goBack(target)
      : await deploySite(build, target, {keepDays});
    console.log(
      `${address}: ${copied} files copied, ${removed} removed; ${kept} files of earlier versions are kept for open tabs.`,
    );
  },
);
