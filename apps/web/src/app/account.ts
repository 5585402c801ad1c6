import type { Language } from '@pcf/contract/vocabulary/language';
import i18next from 'i18next';
import { useEffect, useState } from 'react';
import { speak, storedLanguage } from '../i18n/i18n.ts';
import type { CurrentUser, Organisation } from '../lib/account.ts';

/** A browser in which nobody has chosen a language speaks that of the profile; tells when it does. */
export function useProfileLanguage(language: Language | undefined): boolean {
  const [ready, setReady] = useState(() => storedLanguage() !== null || language === i18next.language);
  useEffect(() => {
    if (ready || !language) return;
    void speak(language).finally(() => setReady(true));
  }, [ready, language]);
  return ready;
}

/** Who is signed in, and for which company: everything behind the sign-in page knows both. */
export interface Account {
  user: CurrentUser;
  organisation: Organisation;
}
