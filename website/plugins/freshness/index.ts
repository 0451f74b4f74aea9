import type {LoadContext, Plugin} from '@docusaurus/types';
import {assertHistory} from '@help-center/content';
import {showDates} from '../dates.ts';

/** Stops a build whose dates would be wrong because the history of the repository is missing. */
export default function freshnessPlugin({siteDir}: LoadContext): Plugin {
  if (showDates && process.env.NODE_ENV === 'production') assertHistory(siteDir);
  return {name: 'freshness'};
}
