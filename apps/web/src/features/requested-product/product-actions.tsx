import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { LineActions } from '../../components/line-table/line-actions.ts';
import { pageLanguage } from '../../components/page-language.ts';
import { formatMinute } from '../../lib/format/format-minute.ts';
import { getRequestedProduct, type LineAddress, type RequestedProduct } from './api/get-requested-product.ts';
import classes from './product-actions.module.css';
import { resendKind, resendWaitsUntil } from './resend-state.ts';

interface ProductActionsProps {
  product: RequestedProduct;
  address: LineAddress;
  actions: LineActions;
}

export function ProductActions({ product, address, actions }: ProductActionsProps) {
  const { t, i18n } = useTranslation('requests');
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const waitId = useId();
  const { featureFlags, productRequestStatus } = product;
  const waitsUntil = resendWaitsUntil(product, new Date());
  const mayResend = featureFlags.resend === 'ENABLED' || waitsUntil !== null;
  const mayCancel = featureFlags.cancel === 'ENABLED';
  if (!mayResend && !mayCancel) return null;

  async function showChange() {
    await queryClient.invalidateQueries({ queryKey: ['getRequestedProduct'] });
    const { requestReference, productId } = await queryClient.fetchQuery(getRequestedProduct(address));
    // Asked anew, the product has a newer reference: that is where it is found from now on.
    if (requestReference === null || requestReference === address.requestReference) return;
    await navigate({
      to: '/customer/requests/$requestId/$productId',
      params: { requestId: requestReference, productId },
      replace: true,
    });
  }

  return (
    <div className={classes.actions}>
      <div className={classes.buttons}>
        {mayCancel ? (
          <Button onClick={() => actions.cancel([product], () => void showChange())}>{t('action.cancel')}</Button>
        ) : null}
        {mayResend ? (
          <Button
            variant="filled"
            disabled={waitsUntil !== null}
            aria-describedby={waitsUntil ? waitId : undefined}
            onClick={() => actions.resend([product], () => void showChange())}
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
