import type { Language } from '@pcf/contract/vocabulary/language';
import { createInstance } from 'i18next';
import german from './de.json' with { type: 'json' };
import english from './en.json' with { type: 'json' };
import french from './fr.json' with { type: 'json' };

const i18n = createInstance();

await i18n.init({
  resources: { en: { mails: english }, de: { mails: german }, fr: { mails: french } },
  defaultNS: 'mails',
  // Every language has every text, which a test sees to.
  fallbackLng: false,
  // Mails are HTML and plain text, so values are escaped where the HTML is written.
  interpolation: { escapeValue: false },
  // A mail that fails is seen and sent again; one with a hole in its words is not.
  parseMissingKeyHandler: (key) => {
    throw new Error(`no mail says ${key}`);
  },
  missingInterpolationHandler: (text: string, [placeholder]: RegExpExecArray) => {
    throw new Error(`nothing for ${placeholder} in "${text}"`);
  },
});

// Keys have types of their own below: those of the library are for one set of texts in a program, which the page has.
const translate = i18n.t as (key: string, options: object) => unknown;

type Texts = typeof english;

type WithoutForm<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

type KeysOf<Part> = {
  [Key in keyof Part & string]: Part[Key] extends string
    ? WithoutForm<Key>
    : Part[Key] extends readonly string[]
      ? never
      : `${Key}.${KeysOf<Part[Key]>}`;
}[keyof Part & string];

/** Of one text. The files of the other languages have the same keys. */
type TextKey = KeysOf<Texts>;

/** Mails that say the same whatever their facts are, but for the values put into their texts. */
export type FixedMail = {
  [Mail in keyof Texts]: Texts[Mail] extends { readonly paragraphs: readonly string[] } ? Mail : never;
}[keyof Texts];

export interface Translator {
  readonly language: Language;
  /** One text; the count and the context among its values decide about its form. */
  readonly text: (key: TextKey, values?: object) => string;
  readonly mail: <Mail extends FixedMail>(mail: Mail, values: object) => Texts[Mail];
}

export function translatorOf(language: Language): Translator {
  // Values stand apart from the options, whose names they could have. None of them is read as a reference to a text.
  const options = (values: object) => ({
    lng: language,
    replace: values,
    nest: false,
    ...('count' in values ? { count: values.count } : {}),
    ...('context' in values ? { context: values.context } : {}),
  });
  return {
    language,
    text: (key, values = {}) => translate(key, options(values)) as string,
    mail: <Mail extends FixedMail>(mail: Mail, values: object) =>
      translate(mail, { ...options(values), returnObjects: true }) as Texts[Mail],
  };
}
