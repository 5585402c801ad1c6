import { textLimits } from '@pcf/contract/text-limits';
import { reasonsForNoTarget } from '@pcf/contract/vocabulary/reason-for-no-target';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../../ui/choice-field/choice-field.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { TargetValues } from './target-values.ts';

export function ReasonFields() {
  const { t } = useTranslation('sbti');
  const reason = useWatch<TargetValues, 'reasonForNoTarget'>({ name: 'reasonForNoTarget' });
  return (
    <>
      <ChoiceField<TargetValues>
        name="reasonForNoTarget"
        label={t('field.reasonForNoTarget')}
        rules={{ required: t('required') }}
        stacked
        options={reasonsForNoTarget.map((value) => ({ value, label: t(`reason.${value}`) }))}
      />
      {reason === 'OTHER' ? (
        <TextField<TargetValues>
          name="reasonText"
          label={t('field.reasonText')}
          multiline
          rules={{
            required: t('reasonRequired'),
            maxLength: textLimits.otherText,
            validate: (text) => String(text).trim() !== '' || t('reasonRequired'),
          }}
        />
      ) : null}
    </>
  );
}
