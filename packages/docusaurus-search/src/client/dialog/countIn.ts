const ORDER: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/**
 * The form of a text for a number. `|` separates the plural forms, which Docusaurus writes in the order of categories, and
 * `{count}` stands for the number.
 */
export function countIn(text: string, count: number, language: string): string {
  const rules = new Intl.PluralRules(language);
  const {pluralCategories} = rules.resolvedOptions();
  const forms = text.split('|');
  const at = ORDER.filter((category) => pluralCategories.includes(category)).indexOf(rules.select(count));
  return (forms[at] ?? forms.at(-1) ?? text).replace('{count}', count.toLocaleString(language));
}
