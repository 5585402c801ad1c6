import { Button, Group } from '@mantine/core';
import { mostUsers } from '@pcf/contract/invitation-limits';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AddressListField } from '../../ui/address-list-field/address-list-field.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { AccessLevelChoice } from './access-level-choice.tsx';
import classes from './invite-form.module.css';
import type { InviteValues } from './invite-values.ts';

interface InviteFormProps {
  form: UseFormReturn<InviteValues>;
  problem: string | undefined;
  onSubmit: (values: InviteValues) => Promise<void>;
  onCancel: () => void;
}

export function InviteForm({ form, problem, onSubmit, onCancel }: InviteFormProps) {
  const { t } = useTranslation(['users', 'common']);
  const { isSubmitting } = form.formState;
  const emails = useWatch({ control: form.control, name: 'emails' });
  return (
    <div className={classes.form}>
      <p className={classes.text}>{t('invite.text')}</p>
      <FormFrame form={form} problem={problem} onSubmit={onSubmit}>
        <AddressListField<InviteValues>
          name="emails"
          label={t('invite.emails')}
          limit={mostUsers}
          takesFocus
          rules={{ required: t('invite.emailsRequired') }}
        />
        <AccessLevelChoice />
        <Group gap={8}>
          <Button type="submit" variant="filled" loading={isSubmitting}>
            {t('invite.send', { count: Math.max(emails.length, 1) })}
          </Button>
          <Button disabled={isSubmitting} onClick={onCancel}>
            {t('common:cancel')}
          </Button>
        </Group>
      </FormFrame>
    </div>
  );
}
