import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { BadResponseError } from '../../../lib/api/api-errors.ts';
import { EntryPage } from '../../../ui/entry-page/entry-page.tsx';
import { showFieldProblems } from '../../../ui/form/field-problems.ts';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import { NewPasswordField } from '../../../ui/new-password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { AccountValues } from './account-form.tsx';
import { nobodyYet, PersonFields, type PersonValues, toPerson } from './person-fields.tsx';
import { createAccount, type Invitation, registerUser } from './registration-calls.ts';

interface ColleagueFormProps {
  invitation: Invitation;
  token: string;
  onRegistered: () => void;
}

/** Account and person at once: the link proves the address, and the organisation is known. */
export function ColleagueForm({ invitation, token, onRegistered }: ColleagueFormProps) {
  const { t } = useTranslation('registration');
  const { email, inviterName, invitedBy, accessLevel } = invitation;
  const headingId = useId();
  const form = useForm<ColleagueValues>({ defaultValues: { ...nobodyYet, email, password: '' } });
  const join = useJoin(token);
  const problem = useProblemText(join.error);

  const submit = (values: ColleagueValues) =>
    join.mutateAsync(values).then(onRegistered, (error: unknown) => showFieldProblems(form, error));

  return (
    <EntryPage
      heading={t('colleague.title', { organisation: inviterName })}
      headingId={headingId}
      lead={t(`colleague.lead.${accessLevel ?? 'EDITOR'}`, { person: invitedBy })}
    >
      <FormFrame form={form} labelledBy={headingId} problem={problem} onSubmit={submit}>
        <PersonFields />
        <TextField<ColleagueValues>
          name="email"
          type="email"
          label={t('email')}
          help={t('colleague.emailHelp')}
          autoComplete="username"
          readOnly
          rules={{ required: true }}
        />
        <NewPasswordField<ColleagueValues>
          name="password"
          label={t('password')}
          email={email}
          required={t('passwordRequired')}
        />
        <Button type="submit" variant="filled" loading={join.isPending} fullWidth>
          {t('join', { organisation: inviterName })}
        </Button>
      </FormFrame>
    </EntryPage>
  );
}

type ColleagueValues = AccountValues & PersonValues;

/** Creates the account and then the user; where only the second fails, trying again does not repeat the first. */
function useJoin(invitationToken: string) {
  const { i18n } = useTranslation();
  const create = useMutation(createAccount);
  const register = useMutation(registerUser);
  const made = useRef<{ password: string; registrationToken: string }>(null);

  return useMutation({
    mutationFn: async ({ email, password, ...person }: ColleagueValues) => {
      const language = pageLanguage(i18n);
      if (made.current?.password !== password) {
        const { registrationToken } = await create.mutateAsync({
          body: { email, password, language, invitationToken },
        });
        if (registrationToken === null) throw new BadResponseError(201);
        made.current = { password, registrationToken };
      }
      const { registrationToken } = made.current;
      return await register.mutateAsync({ registrationToken, language, ...toPerson(person) });
    },
  });
}
