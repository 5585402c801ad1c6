import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LineActions } from '../../../exchange/line-table/line-actions.ts';
import { LineTimeline, withoutRepeated } from '../../../exchange/line-timeline.tsx';
import { LineMessages } from '../../../exchange/network/line-messages.tsx';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { getOrganisation } from '../../../lib/account.ts';
import { formatDate } from '../../../lib/format/date-format.ts';
import { useMayCall } from '../../../lib/use-may-call.ts';
import kit from '../../../ui/kit.module.css';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PageLoading } from '../../../ui/page-loading.tsx';
import { Printable } from '../../../ui/printable.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductHead } from './product-head.tsx';
import { getRequestedProduct, type LineAddress, type RequestedProduct } from './requested-product-calls.ts';
import classes from './requested-product-page.module.css';
import { useShowChange } from './use-show-change.ts';

/** Most requests have no answer yet. */
const SubmissionSection = lazy(async () => ({
  default: (await import('./submission/submission-section.tsx')).SubmissionSection,
}));
/** Reading comes before writing: the form is fetched behind the page. */
const CommentForm = lazy(async () => ({ default: (await import('./comment-form.tsx')).CommentForm }));

interface RequestedProductPageProps {
  address: LineAddress;
  actions: LineActions;
  /** Invites a further contact of the supplier. */
  onAddContact: () => void;
  /** On the way through what waits for a review. */
  reviewing: boolean;
  /** Names the document after the product. */
  renderTitle: (name: string) => ReactNode;
}

/** One product that a supplier was asked for: where it stands, what was said, and what can be done. */
export function RequestedProductPage(props: RequestedProductPageProps) {
  const { address, actions, reviewing, onAddContact, renderTitle } = props;
  const { data: product, error, refetch, isFetching } = useQuery(getRequestedProduct(address));
  const mayCall = useMayCall();
  const [bar, setBar] = useState<HTMLElement | null>(null);
  if (!product) {
    return error ? <RequestFailure error={error} retrying={isFetching} onRetry={() => refetch()} /> : <PageLoading />;
  }
  const isAnswered = product.submissionVersion > 0;
  // What was written with the request comes behind the answer; why it came back stands before it.
  const wordsFirst = !isAnswered || product.reason !== null;
  return (
    <Printable>
      {renderTitle(product.name)}
      <PrintedHead product={product} />
      <ProductHead product={product} address={address} actions={actions} reviewing={reviewing} />
      <NewerRequest product={product} address={address} />
      <div className={classes.columns} data-answered={isAnswered || undefined}>
        <div className={`${kit.stack24} ${classes.main}`}>
          {wordsFirst ? <RequestWords product={product} /> : null}
          {mayCall('requestProducts') ? (
            <WayOn product={product} address={address} actions={actions} onAddContact={onAddContact} />
          ) : null}
          {isAnswered ? (
            <Suspense fallback={<Skeleton height={420} radius="md" />}>
              <SubmissionSection
                key={product.lineId}
                product={product}
                address={address}
                reviewing={reviewing}
                bar={bar}
              />
            </Suspense>
          ) : null}
          {wordsFirst ? null : <RequestWords product={product} />}
          <LineMessages lineId={product.lineId} happened={product.timeline.length} partner={product.supplier} />
          <LineTimeline entries={withoutRepeated(product)}>
            {product.archived || !mayCall('addCustomerComment') ? null : (
              <Suspense fallback={<div className={classes.comingForm} />}>
                <CommentForm key={product.lineId} product={product} address={address} />
              </Suspense>
            )}
          </LineTimeline>
        </div>
        <ProductFacts product={product} address={address} actions={actions} />
      </div>
      {/* Behind all that is read, so that the last of it scrolls above what it holds. */}
      <div ref={setBar} className={classes.bar} />
    </Printable>
  );
}

interface RequestFailureProps {
  error: Error;
  retrying: boolean;
  onRetry: () => void;
}

function RequestFailure(props: RequestFailureProps) {
  const { t } = useTranslation('requests');
  return (
    <LoadFailure
      {...props}
      notFound={{ title: t('notFound.title'), text: t('notFound.text'), action: t('notFound.action') }}
      failed={{ title: t('failed.title'), text: t('failed.text') }}
      listPath="/products/purchased"
    />
  );
}

/** An older reference leads to the same product, but what is shown is of the newest request. */
function NewerRequest({ product, address }: { product: RequestedProduct; address: LineAddress }) {
  const { t } = useTranslation('requests');
  const { requestReference, productId } = product;
  if (requestReference === null || requestReference === address.requestReference) return null;
  return (
    <div className={classes.newer}>
      <Notice
        actions={
          <Link
            className={kit.strongLink}
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

/** On paper: whose document this is, and of when. */
function PrintedHead({ product }: { product: RequestedProduct }) {
  const { t, i18n } = useTranslation('review');
  const { data: organisation } = useQuery(getOrganisation);
  const facts: [label: string, value: string | null | undefined][] = [
    [t('printed.customer'), organisation?.name],
    [t('printed.supplier'), product.supplier?.name],
    [t('printed.reference'), product.internalReference],
    [t('printed.request'), product.requestReference],
    [t('printed.on'), formatDate(new Date(), pageLanguage(i18n))],
  ];
  return (
    <dl className={classes.head}>
      {facts.map(([label, value]) =>
        value ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}

/** What was written with the request, and why it came back. */
function RequestWords({ product }: { product: RequestedProduct }) {
  const { t, i18n } = useTranslation('requests');
  const { requestComment, reason, reasonCode, expectedDate, productRequestStatus: status } = product;
  const told = reason !== null || reasonCode !== null;
  if (requestComment === null && !told) return null;
  return (
    <div className={kit.stack12}>
      {told ? (
        <section className={classes.card} data-status={status}>
          <h2 className={classes.title}>{t(status === 'DECLINED' ? 'reason.declined' : 'reason.rejected')}</h2>
          {reasonCode === null ? null : (
            <p className={`${kit.strong} ${classes.kind}`}>{t(`reasonKind.${reasonCode}`)}</p>
          )}
          {reason === null ? null : <p className={classes.text}>{reason}</p>}
          {expectedDate === null ? null : (
            <p className={`${kit.strong} ${classes.expected}`}>
              {t('expectedDate', { date: formatDate(expectedDate, pageLanguage(i18n)) })}
            </p>
          )}
        </section>
      ) : null}
      {requestComment === null ? null : (
        <section className={classes.card}>
          <h2 className={classes.title}>{t('requestComment')}</h2>
          <p className={classes.text}>{requestComment}</p>
        </section>
      )}
    </div>
  );
}

interface WayOnProps {
  product: RequestedProduct;
  address: LineAddress;
  actions: LineActions;
  /** Invites a further contact of the supplier. */
  onAddContact: () => void;
}

/** A request that nobody answers is no dead end: ask again, ask somebody else, or leave it at that. */
function WayOn({ product, address, actions, onAddContact }: WayOnProps) {
  const { t } = useTranslation('requests');
  const showChange = useShowChange(address);
  const { productRequestStatus: status, featureFlags, supplier, archived } = product;
  if (archived || (status !== 'DECLINED' && status !== 'CANCELED')) return null;
  const name = supplier?.name ?? '';
  const ways = [
    ...(featureFlags.resend === 'ENABLED'
      ? [
          {
            text: t('wayOn.again', { supplier: name }),
            button: t('action.askAgain'),
            act: () => actions.resend([product], showChange),
          },
          { text: t('wayOn.contact', { supplier: name }), button: t('action.askContact'), act: onAddContact },
        ]
      : []),
    {
      text: t('wayOn.another'),
      button: t('action.askAnother'),
      act: () => actions.askAnother([product], showChange),
    },
    ...(featureFlags.cancel === 'ENABLED'
      ? [{ text: t('wayOn.close'), button: t('action.close'), act: () => actions.cancel([product], showChange) }]
      : []),
  ];
  return (
    <section className={`${kit.card} ${classes.wayOnCard}`} aria-label={t('wayOn.title')}>
      <h2 className={`${kit.strong} ${classes.wayOnTitle}`}>{t('wayOn.title')}</h2>
      <ul className={classes.ways}>
        {ways.map(({ text, button, act }) => (
          <li key={button} className={`${kit.bar} ${classes.way}`}>
            <span>{text}</span>
            <Button size="xs" onClick={act}>
              {button}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
