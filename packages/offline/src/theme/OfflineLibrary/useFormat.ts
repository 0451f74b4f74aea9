import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** The language tag of the page. */
function useLanguage(): string {
  const {currentLocale, localeConfigs} = useDocusaurusContext().i18n;
  return localeConfigs[currentLocale]?.htmlLang ?? currentLocale;
}

/** Formats sizes and dates in the language of the page. */
export function useFormat() {
  const language = useLanguage();
  const digits = {minimumFractionDigits: 1, maximumFractionDigits: 1};
  const megabytes = (bytes: number) => `${new Intl.NumberFormat(language, digits).format(bytes / 1e6)} MB`;
  return {
    megabytes,
    /** How much of the copy is there. */
    progress: ({done, total}: {readonly done: number; readonly total: number}) =>
      translate({id: 'theme.offline.progress', message: 'Saving: {done} of {all}'})
        .replace('{done}', megabytes(done))
        .replace('{all}', megabytes(total)),
    day: (date: Date) =>
      new Intl.DateTimeFormat(language, {dateStyle: 'long', timeStyle: 'short'}).format(date),
  };
}
