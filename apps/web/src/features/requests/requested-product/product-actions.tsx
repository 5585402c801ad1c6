import { Button } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditProduct } from '../../../exchange/line-link/use-edit-product.ts';
import type { LineActions } from '../../../exchange/line-table/line-actions.ts';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { formatMinute } from '../../../lib/format/format-minute.ts';
import type { LineAddress, RequestedProduct } from './api/get-requested-product.ts';
import classes from './product-actions.module.css';
import { resendKind, resendWaitsUntil } from './resend-state.ts';
import { useShowChange } from './use-show-change.ts';

interface ProductActionsProps {
  product: RequestedProduct;
  address: LineAddress;
  actions: LineActions;
}

export function ProductActions({ product, address, actions }: ProductActionsProps) {
  const { t, i18n } = useTranslation('requests');
  const showChange = useShowChange(address);
  const edit = useEditProduct();
  const waitId = useId();
  const { featureFlags, productRequestStatus } = product;
  const waitsUntil = resendWaitsUntil(product, new Date());
  // What nobody answers has its ways on below, each with a word about it.
  const isStuck = productRequestStatus === 'DECLINED' || productRequestStatus === 'CANCELED';
  const mayResend = !isStuck && (featureFlags.resend === 'ENABLED' || waitsUntil !== null);
  const mayCancel = !isStuck && featureFlags.cancel === 'ENABLED';
  if (product.archived && !mayResend && !mayCancel) return null;

  return (
    <div className={classes.actions}>
      <div className={classes.buttons}>
        {product.archived ? null : <Button onClick={() => edit(product.productId)}>{t('action.edit')}</Button>}
        {mayCancel ? <Button onClick={() => actions.cancel([product], showChange)}>{t('action.cancel')}</Button> : null}
        {mayResend ? (
          <Button
            variant="filled"
            disabled={waitsUntil !== null}
            aria-describedby={waitsUntil ? waitId : undefined}
            onClick={() => actions.resend([product], showChange)}
          >
            {t(`action.${resendKind(productRequestStatus)}`)}
          </Button>
        ) : null}
      </div>
      {waitsUntil ? (
        <p id={waitId} className={classes.wait}>
          {t('action.waitUntil', { moment: formatMinute(waitsUntil, pageLanguage(i18n)) })}
        </p>
      ) : null}
    </div>
  );
}
