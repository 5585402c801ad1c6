import type { Language } from '@pcf/contract/vocabulary/language';

/** Each in its own language, so that people find theirs whatever the page speaks now. */
export const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch', fr: 'Français' };
