import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Provider} from '../../../provider.ts';
import type {ReportPlaces} from './reportWays.ts';

/** Where this site takes reports about its pages; `undefined` if nowhere, and then no page offers to write one. */
export function useReportPlaces(): ReportPlaces | undefined {
  const {provider, feedbackUrl} = useDocusaurusContext().siteConfig.customFields as {
    provider?: Partial<Provider>;
    feedbackUrl?: string;
  };
  const places = {storedBy: feedbackUrl, reportUrl: provider?.reportUrl, issuesUrl: provider?.issuesUrl};
  return Object.values(places).some((place) => place !== undefined) ? places : undefined;
}
