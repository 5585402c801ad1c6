import { Button, Group } from '@mantine/core';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { AccountFields } from './account-fields.tsx';
import type { ConnectionValues } from './connection-values.ts';
import { InvitedNameField } from './invited-name-field.tsx';
import { RelationsField } from './relations-field.tsx';
import { SwitchField } from './switch-field.tsx';
import { useNameRules } from './use-name-rules.ts';

interface ConnectionFormProps {
  form: UseFormReturn<ConnectionValues>;
  problem: string | undefined;
  submitText: string;
  /** Of a connection that is there: its secret stays unless another one is typed. */
  stored?: boolean;
  onSubmit: (values: ConnectionValues) => Promise<void>;
  onCancel: () => void;
}

export function ConnectionForm(props: ConnectionFormProps) {
  const { form, problem, submitText, stored = false, onSubmit, onCancel } = props;
  const { t } = useTranslation(['network', 'common']);
  const nameRules = useNameRules();
  const { isSubmitting } = form.formState;
  return (
    <FormFrame form={form} problem={problem} onSubmit={onSubmit}>
      {stored ? (
        <TextField<ConnectionValues>
          name="name"
          label={t('form.name')}
          help={t('form.nameHelp')}
          takesFocus
          rules={nameRules}
        />
      ) : (
        <InvitedNameField />
      )}
      <RelationsField help={stored ? t('form.relationsChange') : undefined} />
      <AccountFields stored={stored} />
      <SwitchField name="answerKnown" label={t('form.answerKnown')} meaning={t('form.answerKnownMeaning')} />
      <SwitchField name="rejectUnknown" label={t('form.rejectUnknown')} meaning={t('form.rejectUnknownMeaning')} />
      <Group gap={8}>
        <Button type="submit" variant="filled" loading={isSubmitting}>
          {submitText}
        </Button>
        <Button disabled={isSubmitting} onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      </Group>
    </FormFrame>
  );
}
