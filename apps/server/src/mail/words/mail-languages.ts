import type { Language } from '@pcf/contract/vocabulary/language';
import { german } from './de/german.ts';
import { english } from './en/english.ts';
import { french } from './fr/french.ts';
import type { MailLanguage } from './mail-words.ts';

export const mailLanguages: Readonly<Record<Language, MailLanguage>> = { en: english, de: german, fr: french };
