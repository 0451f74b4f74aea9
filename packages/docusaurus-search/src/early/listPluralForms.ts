import type {PluralForms} from './countIn.ts';

const ORDER: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Splits a text at `|` into its plural forms, which Docusaurus writes in the order of categories. */
export function listPluralForms(text: string, language: string): PluralForms {
  const {pluralCategories} = new Intl.PluralRules(language).resolvedOptions();
  const forms = text.split('|');
  const named = ORDER.filter((category) => pluralCategories.includes(category));
  const last = forms.at(-1) ?? text;
  return {...Object.fromEntries(named.map((category, at) => [category, forms[at] ?? last])), other: last};
}
