/** The path that the site answers below, with slashes at both ends. `HELP_CENTER_BASE_URL`, default `/`. */
export const baseUrl: string = process.env.HELP_CENTER_BASE_URL ?? '/';
