import type {Plugin} from '@docusaurus/types';
import provider from '../../provider.ts';

/** Warns after the build if no address of support is set, because readers then can only copy their messages. */
export default function supportNotice(): Plugin {
  return {
    name: 'support-notice',
    postBuild() {
      if (provider.supportUrl !== undefined) return;
      console.warn(
        '[provider] HELP_CENTER_SUPPORT_URL is not set: pages show messages to support without saying where to send them. Set it to a mailto: address, a form or a tel: number.',
      );
    },
  };
}
