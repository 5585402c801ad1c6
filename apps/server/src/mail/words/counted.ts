import type { Language } from '@pcf/contract/vocabulary/language';

/** "1 product", "1,200 products": the number as the language writes it, with the form that belongs to it. */
export function counted(
  language: Language,
  count: number,
  forms: { readonly one: string; readonly other: string },
): string {
  const one = new Intl.PluralRules(language).select(count) === 'one';
  return `${new Intl.NumberFormat(language).format(count)} ${one ? forms.one : forms.other}`;
}
