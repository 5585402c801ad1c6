import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice/notice.tsx';
import type { LineAddress, RequestedProduct } from './api/get-requested-product.ts';
import classes from './newer-request.module.css';

/** An older reference leads to the same product, but what is shown is of the newest request. */
export function NewerRequest({ product, address }: { product: RequestedProduct; address: LineAddress }) {
  const { t } = useTranslation('requests');
  const { requestReference, productId } = product;
  if (requestReference === null || requestReference === address.requestReference) return null;
  return (
    <div className={classes.newer}>
      <Notice
        actions={
          <Link
            className={classes.link}
            to="/customer/requests/$requestId/$productId"
            params={{ requestId: requestReference, productId }}
            search
          >
            {t('newer.open', { reference: requestReference })}
          </Link>
        }
      >
        <p>{t('newer.text', { older: address.requestReference, newer: requestReference })}</p>
      </Notice>
    </div>
  );
}
