import { Button } from '@mantine/core';
import { maxInvitations } from '@pcf/contract/invitation-limits';
import { textLimits } from '@pcf/contract/text-limits';
import { invitationRelations } from '@pcf/contract/vocabulary/invitations';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AddressListField } from '../../../ui/address-list-field.tsx';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import kit from '../../../ui/kit.module.css';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { AddressFileButton } from './address-file-button.tsx';
import type { InvitePreset, InviteValues } from './invite-values.ts';

interface InviteFormProps {
  form: UseFormReturn<InviteValues>;
  preset: InvitePreset | undefined;
  problem: string | undefined;
  onSubmit: (values: InviteValues) => Promise<void>;
  onCancel: () => void;
}

export function InviteForm({ form, preset, problem, onSubmit, onCancel }: InviteFormProps) {
  const { t } = useTranslation(['invite', 'common']);
  const { isSubmitting } = form.formState;
  const emails = useWatch({ control: form.control, name: 'emails' });
  return (
    <FormFrame form={form} problem={problem} onSubmit={onSubmit}>
      {preset ? null : <RelationChoice />}
      <div>
        <AddressListField<InviteValues>
          name="emails"
          label={t('emails')}
          limit={maxInvitations}
          rules={{ required: t('emailsRequired') }}
          takesFocus={preset !== undefined}
        />
        {preset?.contactOf ? null : <AddressFileButton form={form} />}
      </div>
      {emails.length === 1 && !preset?.contactOf ? (
        <TextField<InviteValues>
          name="organisationName"
          label={t('organisationName')}
          help={t('organisationNameHelp')}
          autoComplete="off"
          rules={{ maxLength: textLimits.organisationName }}
        />
      ) : null}
      <TextAreaField<InviteValues>
        name="message"
        label={t('message')}
        help={t('messageHelp')}
        rules={{ maxLength: textLimits.invitationMessage }}
      />
      <div className={kit.actions}>
        <Button type="submit" variant="filled" loading={isSubmitting}>
          {t('send', { count: Math.max(emails.length, 1) })}
        </Button>
        <Button disabled={isSubmitting} onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      </div>
    </FormFrame>
  );
}

function RelationChoice() {
  const { t } = useTranslation('invite');
  const options = invitationRelations.map((relation) => ({
    value: relation,
    label: t(`relation.${relation}.name`),
    help: t(`relation.${relation}.meaning`),
  }));
  return <ChoiceField<InviteValues> name="relation" label={t('relationLabel')} options={options} autoFocus />;
}
