import { Button } from '@mantine/core';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EntryPage } from '../../../ui/entry-page/entry-page.tsx';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { showFieldProblems } from '../../../ui/form/show-field-problems.ts';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import { NewPasswordField } from '../../../ui/password-field/new-password-field.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { Invitation } from './api/get-invitation.ts';
import { PersonFields } from './person-fields.tsx';
import { nobodyYet } from './person-values.ts';
import { type ColleagueValues, useJoin } from './use-join.ts';

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
