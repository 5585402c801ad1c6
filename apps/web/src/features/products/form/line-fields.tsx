import { Button } from '@mantine/core';
import { earliestYear, largestAmount, latestYear } from '@pcf/contract/exchange-limits';
import { textLimits } from '@pcf/contract/text-limits';
import { emissionUnitSymbols } from '@pcf/contract/vocabulary/emission-data';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refreshLines } from '../../../exchange/refresh-lines.ts';
import { SupplierField } from '../../../exchange/supplier-field.tsx';
import { UnitField } from '../../../exchange/unit-field.tsx';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { operationMutation } from '../../../lib/api/operation-options.ts';
import { exactNumber } from '../../../lib/format/numbers.ts';
import { showSuccessToast } from '../../../lib/toasts/show-toast.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import kit from '../../../ui/kit.module.css';
import { NumberField } from '../../../ui/number-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { YearField } from '../../../ui/year-field.tsx';
import earlierQuantitiesStyles from './product-form.module.css';
import type { Product, ProductValues } from './product-values.ts';

const removePurchaseQuantity = (queryClient: QueryClient) =>
  operationMutation('removePurchaseQuantity', {
    // Also after a refusal: somebody else may have removed it.
    onSettled: () => refreshLines(queryClient),
  });

/** As the call writes a year that nobody said. */
const withoutYear = 0;

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
    <fieldset className={`${kit.stack16} ${kit.framed} ${earlierQuantitiesStyles.line}`}>
      <legend className={`${kit.minorHeading} ${earlierQuantitiesStyles.legend}`}>{legend}</legend>
      <SupplierField<ProductValues>
        name={`lines.${index}.supplierId`}
        label={t('supplier')}
        help={sent ? t('supplierFixed') : t('supplierHelp')}
        chosen={stored?.supplier}
        disabled={sent}
      />
      <div className={earlierQuantitiesStyles.pair}>
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
      <div className={earlierQuantitiesStyles.pair}>
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

type Line = Product['lines'][number];

type Quantity = Line['quantities'][number];

interface EarlierQuantitiesProps {
  productId: string;
  line: Line;
}

/** What was bought in the years that the fields do not show; each can be taken back. */
function EarlierQuantities({ productId, line }: EarlierQuantitiesProps) {
  const { t, i18n } = useTranslation(['productForm', 'exchange']);
  const language = pageLanguage(i18n);
  const [removed, setRemoved] = useState<readonly (number | null)[]>([]);
  const [asking, setAsking] = useState<Quantity | null>(null);
  const remove = useMutation(removePurchaseQuantity(useQueryClient()));
  const problem = useProblemText(remove.error);
  const isInFields = ({ year }: Quantity) => line.yearlyQuantity !== null && year === line.quantityYear;
  const shown = line.quantities.filter((each) => !isInFields(each) && !removed.includes(each.year));
  const yearText = ({ year }: Quantity) => (year === null ? t('quantityWithoutYear') : String(year));

  function quantityText({ quantity, quantityUnit }: Quantity): string {
    if (quantityUnit === null || quantityUnit === 'OTHER') return exactNumber(quantity, language);
    const symbol = emissionUnitSymbols[quantityUnit] ?? t('exchange:column.piece', { count: quantity });
    return `${exactNumber(quantity, language)}\u00a0${symbol}`;
  }

  async function takeBack({ year }: Quantity) {
    try {
      await remove.mutateAsync({ params: { productId, lineId: line.lineId, year: year ?? withoutYear } });
      setRemoved([...removed, year]);
      setAsking(null);
      showSuccessToast('productForm:quantityRemoved');
    } catch {
      // The problem in the dialog tells it.
    }
  }

  if (shown.length === 0) return null;
  return (
    <div className={kit.shrinkable}>
      <h3 className={`${kit.strong} ${earlierQuantitiesStyles.title}`}>{t('otherYears')}</h3>
      <ul className={kit.flush}>
        {shown.map((each) => (
          <li key={each.year} className={`${kit.stack16} ${kit.small} ${earlierQuantitiesStyles.row}`}>
            <span className={`${kit.muted} ${kit.tabular} ${kit.breakable}`}>{yearText(each)}</span>
            <span className={`${kit.tabular} ${kit.breakable}`}>{quantityText(each)}</span>
            <Button
              size="xs"
              variant="subtle"
              aria-label={t('removeQuantityOf', { year: yearText(each) })}
              onClick={() => setAsking(each)}
            >
              {t('removeQuantity')}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        opened={asking !== null}
        title={t('removeQuantityTitle')}
        confirm={t('removeQuantity')}
        dangerous
        pending={remove.isPending}
        problem={problem}
        onConfirm={() => asking && void takeBack(asking)}
        onClose={() => setAsking(null)}
      >
        <p>{asking ? t('removeQuantityText', { year: yearText(asking), quantity: quantityText(asking) }) : null}</p>
      </ConfirmDialog>
    </div>
  );
}
