import { Button, Group } from '@mantine/core';
import { textLimits } from '@pcf/contract/text-limits';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../ui/day-field/day-field.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import type { KeyValues } from './key-values.ts';
import { firstLastDay } from './last-day.ts';
import { ScopesField } from './scopes-field.tsx';

interface KeyFormProps {
  form: UseFormReturn<KeyValues>;
  problem: string | undefined;
  onSubmit: (values: KeyValues) => Promise<void>;
  onCancel: () => void;
}

export function KeyForm({ form, problem, onSubmit, onCancel }: KeyFormProps) {
  const { t } = useTranslation(['apiKeys', 'common']);
  const { isSubmitting } = form.formState;
  return (
    <FormFrame form={form} problem={problem} onSubmit={onSubmit}>
      <TextField<KeyValues>
        name="name"
        label={t('create.name')}
        help={t('create.nameHelp')}
        takesFocus
        rules={{
          required: t('create.nameRequired'),
          maxLength: textLimits.apiKeyName,
          validate: (value) => String(value).trim() !== '' || t('create.nameRequired'),
        }}
      />
      <ScopesField />
      <DayField<KeyValues>
        name="expiresOn"
        label={t('create.expiresOn')}
        help={t('create.expiresOnHelp')}
        earliest={firstLastDay(new Date())}
      />
      <Group gap={8}>
        <Button type="submit" variant="filled" loading={isSubmitting}>
          {t('create.submit')}
        </Button>
        <Button disabled={isSubmitting} onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      </Group>
    </FormFrame>
  );
}
