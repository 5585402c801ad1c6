import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../../ui/choice-field/choice-field.tsx';
import type { EmissionFormValues } from '../emission-form-values.ts';

/** Whether the rows travel, or the total only. */
export function ShareRowsField() {
  const { t } = useTranslation('emissionData');
  return (
    <ChoiceField<EmissionFormValues>
      name="shareRows"
      id="shareRows"
      label={t('calculation.share')}
      options={[
        { value: false, label: t('calculation.shareTotal.name'), help: t('calculation.shareTotal.meaning') },
        { value: true, label: t('calculation.shareRows.name'), help: t('calculation.shareRows.meaning') },
      ]}
    />
  );
}
