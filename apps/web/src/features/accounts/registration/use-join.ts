import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { BadResponseError } from '../../../lib/api/bad-response-error.ts';
import type { AccountValues } from './account-values.ts';
import { createAccount } from './api/create-account.ts';
import { registerUser } from './api/register-user.ts';
import { type PersonValues, toPerson } from './person-values.ts';

export type ColleagueValues = AccountValues & PersonValues;

/** Creates the account and then the user; where only the second fails, trying again does not repeat the first. */
export function useJoin(invitationToken: string) {
  const { i18n } = useTranslation();
  const create = useMutation(createAccount);
  const register = useMutation(registerUser);
  const made = useRef<{ password: string; registrationToken: string }>(null);

  return useMutation({
    mutationFn: async ({ email, password, ...person }: ColleagueValues) => {
      const language = pageLanguage(i18n);
      if (made.current?.password !== password) {
        const { registrationToken } = await create.mutateAsync({ email, password, language, invitationToken });
        if (registrationToken === null) throw new BadResponseError(201);
        made.current = { password, registrationToken };
      }
      const { registrationToken } = made.current;
      return await register.mutateAsync({ registrationToken, language, ...toPerson(person) });
    },
  });
}
