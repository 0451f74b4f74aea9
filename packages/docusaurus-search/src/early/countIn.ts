/** The forms of a text by their plural category; `{count}` stands for the number. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & {other: string}>;

/** A text with the right form for a number. */
export function countIn(forms: PluralForms, count: number, language: string): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
  return form.replace('{count}', count.toLocaleString(language));
}
