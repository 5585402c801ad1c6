import { TextInput } from '@mantine/core';
import { textLimits } from '@pcf/contract/text-limits';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldLabel } from '../../../../ui/form/field-label.tsx';
import { useFormField } from '../../../../ui/form/use-form-field.ts';
import { recentCampaigns } from '../api/list-campaigns.ts';
import type { SendValues } from './send-values.ts';

/** A new name, or one of a campaign that goes on, which the browser offers while typing. */
export function CampaignField() {
  const { t } = useTranslation('lineActions');
  const listId = useId();
  const { data } = useQuery(recentCampaigns);
  const label = t('send.campaign');
  const formField = useFormField<SendValues>({
    name: 'campaign',
    label,
    rules: { maxLength: textLimits.campaignName },
  });
  return (
    <>
      <TextInput
        id={formField.id}
        ref={formField.field.ref}
        label={<FieldLabel label={label} required={false} />}
        description={t('send.campaignHelp')}
        error={formField.message}
        list={listId}
        autoComplete="off"
        value={String(formField.field.value ?? '')}
        onChange={(event) => formField.change(event.currentTarget.value)}
        onBlur={formField.leave}
      />
      <datalist id={listId}>
        {(data?.data ?? []).map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </>
  );
}
