import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {toReportPlaces, type ReportPlaces, type ReportSettings} from './reportWays.ts';

/** Where this site takes reports; see `toReportPlaces`. */
export function useReportPlaces(): ReportPlaces | undefined {
  return toReportPlaces(useDocusaurusContext().siteConfig.customFields as ReportSettings);
}
