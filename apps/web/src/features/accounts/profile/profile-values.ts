import type { Language } from '@pcf/contract/vocabulary/language';
import type { CurrentUser } from '../../../lib/account/get-current-user.ts';

/** What the form holds: a text field has no null. */
export interface ProfileValues {
  firstName: string;
  lastName: string;
  jobTitle: string;
  language: Language;
}

export function profileValues({ firstName, lastName, jobTitle, language }: CurrentUser): ProfileValues {
  return { firstName, lastName, jobTitle: jobTitle ?? '', language };
}
