/** The forms of a text by plural category; `{count}` stands for the number. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & {other: string}>;

/** The text in the plural form for a number. */
export function countIn(forms: PluralForms, count: number, language: string): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return form.replace('{count}', count.toLocaleString(language));
}
