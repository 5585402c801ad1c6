import type { Language } from '@pcf/contract/vocabulary/language';
import { commonRules, type WordRule, wordRules } from './word-rules.ts';

/** A text of the page or of a mail: the path of its key, with the plural form where it has one. */
export interface Wording {
  readonly key: string;
  readonly text: string;
}

/** What is said against a text, each as a sentence. */
export function wordingFaults(language: Language, { key, text }: Wording): string[] {
  // What stands in braces is put in by the program, and a file's name is not read as a sentence.
  if (/^[a-z0-9-]+(\.csv|-\{\{\w+\}\})?$/.test(text)) return [];
  const said = text.replaceAll(/\{\{[^}]*\}\}/g, '{}').replaceAll(/<\/?\w+\/?>/g, '');
  const found = [...commonRules, ...wordRules[language]].filter(({ avoid }) => avoid.test(said));
  const typography = language === 'fr' ? frenchSpaces.filter(({ avoid }) => avoid.test(said)) : [];
  const plural = pluralRules[language].filter(({ form, avoid }) => key.endsWith(`_${form}`) && avoid.test(said));
  return [...found, ...typography, ...plural].map(({ say }) => `${key}: “${text}” – ${say}`);
}

const narrow = '\u202f';

/** Before ; ? ! : and inside « » stands a narrow no-break space; addresses and times keep their colons. */
const frenchSpaces: readonly WordRule[] = [
  { avoid: /[ \u00a0](?=[;?!»]|:(?!\/\/))/, say: 'espace fine insécable avant ; ? ! : et »' },
  { avoid: /[\p{L}\p{N})}»](?=[;?!](?:\s|$))/u, say: 'espace fine insécable avant ; ? !' },
  { avoid: /[\p{L})}»](?=:(?:\s|$))/u, say: 'espace fine insécable avant :' },
  { avoid: new RegExp(`«(?!${narrow})|[^${narrow}]»`), say: 'espace fine insécable dans « »' },
];

/** Verbs agree with the number that stands before them; the French plural of millions goes with the others. */
const pluralRules: Readonly<Record<Language, readonly (WordRule & { form: string })[]>> = {
  en: [
    { form: 'one', avoid: /^\{\} \w+ (are|were|have|haven’t|aren’t|weren’t|don’t)\b/, say: 'the verb in the singular' },
    { form: 'other', avoid: /^\{\} \w+ (is|was|has|hasn’t|isn’t|wasn’t|doesn’t)\b/, say: 'the verb in the plural' },
  ],
  de: [
    {
      form: 'one',
      avoid: /^\{\}(?: von \{\})? \p{L}+ (haben|sind|werden|wurden|waren|können)\b/u,
      say: 'das Verb in der Einzahl',
    },
    {
      form: 'other',
      avoid: /^\{\}(?: von \{\})? \p{L}+ (hat|ist|wird|wurde|war|kann)\b/u,
      say: 'das Verb in der Mehrzahl',
    },
  ],
  fr: [
    { form: 'many', avoid: /\{\} (?:de |d’)|^(?:de |d’)/, say: 'pas de « de » : 1 000 000 produits' },
    { form: 'one', avoid: /^\{\} \p{L}+ (ont|sont|seront|étaient)\b/u, say: 'le verbe au singulier' },
    { form: 'other', avoid: /^\{\} \p{L}+ (a|est|sera|était)\b/u, say: 'le verbe au pluriel' },
    { form: 'many', avoid: /^\{\} \p{L}+ (a|est|sera|était)\b/u, say: 'le verbe au pluriel' },
  ],
};
