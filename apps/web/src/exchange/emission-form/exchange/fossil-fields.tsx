import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { exactNumber } from '../../../lib/format/exact-number.ts';
import { ChoiceField } from '../../../ui/choice-field/choice-field.tsx';
import { NumberField } from '../../../ui/number-field/number-field.tsx';
import type { EmissionFormValues } from '../emission-form-values.ts';
import { useEmissionValues } from '../emissions/use-emission-values.ts';
import { useExchangeField } from './use-exchange-field.ts';
import type { DerivedExchange } from './use-exchange-state.ts';

/** What every footprint there has to say: what of it is fossil, and the carbon inside the product. */
export function FossilFields({ derived }: { derived: DerivedExchange }) {
  const { t, i18n } = useTranslation(['exchangeData', 'emissionData']);
  const field = useExchangeField();
  const { control } = useFormContext<EmissionFormValues>();
  const { unit, productMassKg } = useEmissionValues('unit', 'productMassKg');
  const fossil = useWatch({ control, name: 'data.emissionValues.breakdown.fossil' });
  const { fossilCarbonContent } = derived;
  return (
    <>
      {fossil == null ? (
        <ChoiceField<EmissionFormValues>
          {...field('noBiogenicOrLandPart')}
          options={[
            { value: true, label: t('allFossil.yes') },
            {
              value: false,
              label: t('allFossil.no'),
              help: t('allFossil.noMeaning', { group: t('emissionData:group.breakdown') }),
            },
          ]}
        />
      ) : null}
      {unit && unit !== 'KG' && productMassKg == null ? (
        <ChoiceField<EmissionFormValues>
          {...field('noProductMass')}
          options={[
            { value: true, label: t('noMass.yes') },
            { value: false, label: t('noMass.no') },
          ]}
        />
      ) : null}
      <NumberField<EmissionFormValues>
        {...field('fossilCarbonContent')}
        unit="kg C"
        placeholder={fossilCarbonContent == null ? '' : exactNumber(fossilCarbonContent, pageLanguage(i18n))}
      />
    </>
  );
}
