/** What the stages need to know of the site; part of Docusaurus' load context. */
export interface SiteInfo {
  readonly siteDir: string;
  readonly baseUrl: string;
  readonly siteConfig: {
    readonly title: string;
    readonly url: string;
    readonly noIndex: boolean;
    readonly themeConfig: unknown;
  };
  readonly i18n: {readonly currentLocale: string; readonly defaultLocale: string};
}
