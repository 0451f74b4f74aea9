/** Whether pages show when they were updated and reviewed: `HELP_CENTER_DATES`, `on` (default) or `off`. */
export function readShowDates(value: string | undefined): boolean {
  if (value === undefined || value === 'on' || value === 'off') return value !== 'off';
  throw new Error(
    `[dates] HELP_CENTER_DATES must be "on" or "off", received "${value}". Correct or unset it.`,
  );
}

export const showDates: boolean = readShowDates(process.env.HELP_CENTER_DATES);
