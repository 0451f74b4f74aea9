/** The part of Docusaurus' load context that the stages use. */
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
