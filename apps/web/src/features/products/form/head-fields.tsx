import { largestAmount } from '@pcf/contract/exchange-limits';
import { textLimits } from '@pcf/contract/text-limits';
import { useTranslation } from 'react-i18next';
import { UnitField } from '../../../exchange/unit-field.tsx';
import { NumberField } from '../../../ui/number-field/number-field.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import classes from './product-fields.module.css';
import type { ProductValues } from './product-values.ts';

/** What a product is, whoever it is bought from. */
export function HeadFields() {
  const { t } = useTranslation('productForm');
  const filled = (message: string) => ({
    required: message,
    validate: (value: unknown) => String(value).trim() !== '' || message,
  });
  return (
    <>
      <TextField<ProductValues>
        name="name"
        label={t('name')}
        takesFocus
        autoComplete="off"
        rules={{ ...filled(t('nameRequired')), maxLength: textLimits.productName }}
      />
      <TextField<ProductValues>
        name="internalReference"
        label={t('internalReference')}
        help={t('internalReferenceHelp')}
        autoComplete="off"
        rules={{ ...filled(t('internalReferenceRequired')), maxLength: textLimits.internalReference }}
      />
      <TextField<ProductValues>
        name="description"
        label={t('description')}
        help={t('descriptionHelp')}
        multiline
        rules={{ maxLength: textLimits.productDescription }}
      />
      <div className={classes.pair}>
        <UnitField<ProductValues> name="unit" label={t('unit')} help={t('unitHelp')} />
        <NumberField<ProductValues>
          name="massKg"
          label={t('massKg')}
          help={t('massKgHelp')}
          unit="kg"
          rules={{
            max: largestAmount,
            validate: (value) => value === null || Number(value) > 0 || Number.isNaN(value) || t('massKgPositive'),
          }}
        />
      </div>
    </>
  );
}
