import { earliestYear, largestAmount, latestYear } from '@pcf/contract/exchange-limits';
import { textLimits } from '@pcf/contract/text-limits';
import { useTranslation } from 'react-i18next';
import { SupplierField } from '../../../exchange/partners/supplier-field.tsx';
import { UnitField } from '../../../exchange/unit-field.tsx';
import { NumberField } from '../../../ui/number-field/number-field.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { YearField } from '../../../ui/year-field/year-field.tsx';
import type { Product } from './api/create-product.ts';
import { EarlierQuantities } from './earlier-quantities.tsx';
import classes from './product-fields.module.css';
import type { ProductValues } from './product-values.ts';

interface LineFieldsProps {
  index: number;
  legend: string;
  /** As it is stored; none while the product is new. */
  product?: Product | undefined;
}

/** From whom a product is bought, and how much; the quantities and the number are never shown to the supplier. */
export function LineFields({ index, legend, product }: LineFieldsProps) {
  const { t } = useTranslation('productForm');
  const stored = product?.lines[index];
  const sent = stored !== undefined && stored.productRequestStatus !== 'NOT_STARTED';
  return (
    <fieldset className={classes.line}>
      <legend className={classes.legend}>{legend}</legend>
      <SupplierField<ProductValues>
        name={`lines.${index}.supplierId`}
        label={t('supplier')}
        help={sent ? t('supplierFixed') : t('supplierHelp')}
        chosen={stored?.supplier}
        disabled={sent}
      />
      <div className={classes.pair}>
        <TextField<ProductValues>
          name={`lines.${index}.supplierProductReference`}
          label={t('supplierProductReference')}
          help={t('supplierProductReferenceHelp')}
          autoComplete="off"
          rules={{ maxLength: textLimits.supplierProductReference }}
        />
        <TextField<ProductValues>
          name={`lines.${index}.supplierNumber`}
          label={t('supplierNumber')}
          help={t('supplierNumberHelp')}
          autoComplete="off"
          rules={{ maxLength: textLimits.supplierNumber }}
        />
      </div>
      <div className={classes.pair}>
        <NumberField<ProductValues>
          name={`lines.${index}.yearlyQuantity`}
          label={t('yearlyQuantity')}
          help={t('yearlyQuantityHelp')}
          rules={{ min: 0, max: largestAmount }}
        />
        <UnitField<ProductValues> name={`lines.${index}.quantityUnit`} label={t('quantityUnit')} />
        <YearField<ProductValues>
          name={`lines.${index}.quantityYear`}
          label={t('quantityYear')}
          help={t('quantityYearHelp')}
          rules={{
            min: earliestYear,
            max: latestYear,
            validate: (value) => value === null || Number.isInteger(value) || t('yearWhole'),
          }}
        />
      </div>
      {product && stored ? <EarlierQuantities productId={product.id} line={stored} /> : null}
    </fieldset>
  );
}
