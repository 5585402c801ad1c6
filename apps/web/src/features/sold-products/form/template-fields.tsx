import { textLimits } from '@pcf/contract/text-limits';
import { useTranslation } from 'react-i18next';
import { UnitField } from '../../../exchange/unit-field.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { TemplateValues } from './template-values.ts';

export function TemplateFields() {
  const { t } = useTranslation('templates');
  const filled = (message: string) => ({
    required: message,
    validate: (value: unknown) => String(value).trim() !== '' || message,
  });
  return (
    <>
      <TextField<TemplateValues>
        name="name"
        label={t('form.name')}
        takesFocus
        autoComplete="off"
        rules={{ ...filled(t('form.nameRequired')), maxLength: textLimits.productName }}
      />
      <TextField<TemplateValues>
        name="internalReference"
        label={t('form.reference')}
        help={t('form.referenceHelp')}
        autoComplete="off"
        rules={{ ...filled(t('form.referenceRequired')), maxLength: textLimits.internalReference }}
      />
      <TextField<TemplateValues>
        name="description"
        label={t('form.description')}
        help={t('form.descriptionHelp')}
        multiline
        rules={{ maxLength: textLimits.productDescription }}
      />
      <UnitField<TemplateValues> name="unit" label={t('form.unit')} help={t('form.unitHelp')} />
    </>
  );
}
