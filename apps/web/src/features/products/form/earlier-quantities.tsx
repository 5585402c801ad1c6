import { Button } from '@mantine/core';
import { emissionUnitSymbols } from '@pcf/contract/vocabulary/emission-unit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { exactNumber } from '../../../lib/format/exact-number.ts';
import { showSuccessToast } from '../../../lib/toasts/show-toast.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import type { Product } from './api/create-product.ts';
import { removePurchaseQuantity } from './api/remove-purchase-quantity.ts';
import classes from './earlier-quantities.module.css';

type Line = Product['lines'][number];
type Quantity = Line['quantities'][number];

/** As the call writes a year that nobody said. */
const withoutYear = 0;

interface EarlierQuantitiesProps {
  productId: string;
  line: Line;
}

/** What was bought in the years that the fields do not show; each can be taken back. */
export function EarlierQuantities({ productId, line }: EarlierQuantitiesProps) {
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
      await remove.mutateAsync({ productId, lineId: line.lineId, year: year ?? withoutYear });
      setRemoved([...removed, year]);
      setAsking(null);
      showSuccessToast('productForm:quantityRemoved');
    } catch {
      // The problem in the dialog tells it.
    }
  }

  if (shown.length === 0) return null;
  return (
    <div className={classes.earlier}>
      <h3 className={classes.title}>{t('otherYears')}</h3>
      <ul className={classes.list}>
        {shown.map((each) => (
          <li key={each.year} className={classes.row}>
            <span className={classes.year}>{yearText(each)}</span>
            <span className={classes.quantity}>{quantityText(each)}</span>
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
