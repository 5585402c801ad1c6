import { textLimits } from '@pcf/contract/text-limits';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../ui/choice-field/choice-field.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import type { AspectValues } from './aspect-values.ts';

export function MassBalancingFields() {
  const { t } = useTranslation('footprintFiles');
  const used = useFormContext<AspectValues>().watch('massBalancingUsed');
  const answers = [
    { value: false, label: t('aspect.no') },
    { value: true, label: t('aspect.yes') },
  ];
  return (
    <>
      <ChoiceField<AspectValues> name="massBalancingUsed" label={t('aspect.massBalancing')} options={answers} />
      {used ? (
        <>
          <ChoiceField<AspectValues> name="freeAttribution" label={t('aspect.freeAttribution')} options={answers} />
          <TextField<AspectValues>
            name="certificateScheme"
            label={t('aspect.certificateScheme')}
            help={t('aspect.certificateSchemeHelp')}
            rules={{ required: true, maxLength: textLimits.otherText }}
          />
        </>
      ) : null}
    </>
  );
}
