import type { Registration } from './api/get-registration.ts';
import { nobodyYet, type PersonValues } from './person-values.ts';

export interface RegistrationValues extends PersonValues {
  /** The organisation to ask for access, `otherCompany`, or nothing chosen yet. */
  choice: string;
  organisationName: string;
  message: string;
  /** To connect with whoever invited. */
  acceptInvitation: boolean;
}

export const otherCompany = 'other';

/** One known organisation is likely the right one; among several, nobody is asked by accident. */
export function initialValues({ organisations, invitation }: Registration): RegistrationValues {
  const [first, ...others] = organisations;
  return {
    ...nobodyYet,
    choice: first && others.length === 0 ? first.id : '',
    organisationName: invitation?.organisationName ?? '',
    message: '',
    acceptInvitation: invitation !== null,
  };
}
