import type { Language } from '@pcf/contract/vocabulary/language';
import type { MailFacts } from '../mail-content.ts';
import { inWords } from './day.ts';

/** The templates by name with their last day, and in words how many more there are. */
export function templateList(
  language: Language,
  { templates, count }: Pick<MailFacts['templateExpiry'], 'templates' | 'count'>,
  label: string,
  more: (count: number) => string,
) {
  const left = count - templates.length;
  return {
    label,
    items: templates.map(({ name, reference, lastDay }) => `${name} (${reference}), ${inWords(language, lastDay)}`),
    more: left > 0 ? more(left) : null,
  };
}
