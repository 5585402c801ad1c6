import { Button } from '@mantine/core';
import type { ProductRequestStatus } from '@pcf/contract/vocabulary/requests';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ExpectedMark } from '../../../exchange/expected-mark.tsx';
import { useEditProduct } from '../../../exchange/line-link.tsx';
import type { LineActions } from '../../../exchange/line-table/line-actions.ts';
import { ExternalMark } from '../../../exchange/network/external-mark.tsx';
import { RequestStatus } from '../../../exchange/request-status.tsx';
import { shownStatus } from '../../../exchange/shown-status.ts';
import { ValidityMark } from '../../../exchange/validity-mark.tsx';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { formatMinute } from '../../../lib/format/date-format.ts';
import { useMayCall } from '../../../lib/use-may-call.ts';
import kit from '../../../ui/kit.module.css';
import { BackLink } from '../../../ui/list-link.tsx';
import { NamedHead } from '../../../ui/named-head.tsx';
import type { LineAddress, RequestedProduct } from './requested-product-calls.ts';
import classes from './requested-product-page.module.css';
import { useWaitingReviews } from './review/waiting-reviews.ts';
import { useShowChange } from './use-show-change.ts';

/** What sending again means: a reminder, the same question once more, or one for newer data. */
export const resendKinds = ['remind', 'askAgain', 'renew'] as const;

interface ProductHeadProps {
  product: RequestedProduct;
  address: LineAddress;
  actions: LineActions;
  reviewing: boolean;
}

/** What this is, where it stands, and who acts next. */
export function ProductHead({ product, address, actions, reviewing }: ProductHeadProps) {
  const { t } = useTranslation(['requests', 'review']);
  const { name, internalReference, supplier, productRequestStatus: status, inProgress, inForce } = product;
  const place = useWaitingReviews(product, reviewing)?.place;
  return (
    <div className={classes.productHeadHead}>
      {reviewing ? (
        <p className={classes.way}>
          <BackLink to="/customer/reviews">{t('review:queue.title')}</BackLink>
          {place ? (
            <span className={kit.note}> · {t('review:next.place', { number: place.number, count: place.of })}</span>
          ) : null}
        </p>
      ) : (
        <BackLink to="/products/purchased">{t('back')}</BackLink>
      )}
      <NamedHead
        name={name}
        below={
          <>
            {internalReference}
            {supplier ? (
              <>
                {' · '}
                <Link className={kit.link} to="/customer/suppliers/$supplierId" params={{ supplierId: supplier.id }}>
                  {supplier.name}
                </Link>{' '}
                <ExternalMark partnerId={supplier.id} />
              </>
            ) : null}
          </>
        }
      >
        <ProductActions product={product} address={address} actions={actions} />
      </NamedHead>
      <div className={`${kit.row} ${classes.status}`}>
        <RequestStatus status={status} inProgress={inProgress} />
        <ExpectedMark line={product} />
        {inForce ? <ValidityMark validUntil={inForce.validUntil} validity={inForce.validity} /> : null}
        <p className={`${kit.reading} ${classes.next}`}>{t(product.archived ? 'archived' : nextKey(product))}</p>
      </div>
    </div>
  );
}

/** Accepted data leave nothing to do for as long as they hold. */
function nextKey({ productRequestStatus: status, inProgress, inForce, featureFlags }: RequestedProduct) {
  const validity = status === 'COMPLETED' && featureFlags.resend === 'ENABLED' ? inForce?.validity : null;
  return validity === 'EXPIRING' || validity === 'EXPIRED'
    ? (`lapse.${validity}` as const)
    : (`next.${shownStatus(status, inProgress)}` as const);
}

interface ProductActionsProps {
  product: RequestedProduct;
  address: LineAddress;
  actions: LineActions;
}

function ProductActions({ product, address, actions }: ProductActionsProps) {
  const { t, i18n } = useTranslation('requests');
  const showChange = useShowChange(address);
  const edit = useEditProduct();
  const waitId = useId();
  const { featureFlags, productRequestStatus } = product;
  const mayAct = useMayCall()('resendRequestsPartly');
  const waitsUntil = resendWaitsUntil(product, new Date());
  // What nobody answers has its ways on below, each with a word about it.
  const isStuck = productRequestStatus === 'DECLINED' || productRequestStatus === 'CANCELED';
  const mayResend = !isStuck && (featureFlags.resend === 'ENABLED' || waitsUntil !== null);
  const mayCancel = !isStuck && featureFlags.cancel === 'ENABLED';
  if (!mayAct || (product.archived && !mayResend && !mayCancel)) return null;

  return (
    <div className={`${kit.stack6} ${classes.actions}`}>
      <div className={kit.row8}>
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
        <p id={waitId} className={`${kit.note} ${classes.wait}`}>
          {t('action.waitUntil', { moment: formatMinute(waitsUntil, pageLanguage(i18n)) })}
        </p>
      ) : null}
    </div>
  );
}

type ResendKind = (typeof resendKinds)[number];

export function resendKind(status: ProductRequestStatus): ResendKind {
  if (status === 'COMPLETED') return 'renew';
  return status === 'DECLINED' || status === 'CANCELED' ? 'askAgain' : 'remind';
}

/** The moment from which a reminder may be sent again; null where it may be now. */
export function resendWaitsUntil(
  { resendAllowedAt }: Pick<RequestedProduct, 'resendAllowedAt'>,
  now: Date,
): string | null {
  return resendAllowedAt !== null && new Date(resendAllowedAt) > now ? resendAllowedAt : null;
}
