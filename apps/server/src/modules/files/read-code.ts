import { type Country, countries, countryAlpha2 } from '@pcf/contract/vocabulary/country';

/** All countries by their longest names are fewer signs; a cell may have thirty times as many, and each part of it a look. */
const longestList = 8000;

/** ISO 14067, iso-14067 and ISO_14067 are the same code. */
const spelled = (text: string) =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\d]+/gu, '_')
    .replaceAll(/^_|_$/g, '');

export function readCode<const Code extends string>(codes: readonly Code[], text: string): Code | null {
  const wanted = spelled(text);
  return codes.find((code) => spelled(code) === wanted) ?? null;
}

/** Several codes with commas, semicolons or lines between them; null where one of them is unknown, or all are too much. */
export function readCodes<Code extends string>(read: (text: string) => Code | null, text: string): Code[] | null {
  if (text.length > longestList) return null;
  const found = text
    .split(/[;,\n]/)
    .filter((part) => part.trim() !== '')
    .map(read);
  return found.includes(null) ? null : [...new Set(found as Code[])];
}

const languages = ['en', 'de', 'fr'] as const;

const countriesByName: ReadonlyMap<string, Country> = new Map(
  languages.flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return countries.flatMap((country): [string, Country][] => {
      const alpha2 = countryAlpha2[country];
      return [country, alpha2, names.of(alpha2) ?? country].map((name) => [spelled(name), country]);
    });
  }),
);

/** By either code, or by its name in a language of the page. */
export const readCountry = (text: string): Country | null => countriesByName.get(spelled(text)) ?? null;

const yes = ['TRUE', 'YES', 'Y', '1', 'X', 'JA', 'OUI', 'VRAI', 'WAHR'];
const no = ['FALSE', 'NO', 'N', '0', 'NEIN', 'NON', 'FAUX', 'FALSCH'];

export function readYesNo(text: string): boolean | null {
  const word = spelled(text);
  if (yes.includes(word)) return true;
  return no.includes(word) ? false : null;
}
