import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import type { LineActions } from '../../../exchange/line-table/line-actions.ts';
import { LineTimeline } from '../../../exchange/line-timeline/line-timeline.tsx';
import { withoutRepeated } from '../../../exchange/line-timeline/without-repeated.ts';
import { LineMessages } from '../../../exchange/network/line-messages.tsx';
import { PageLoading } from '../../../ui/page-loading/page-loading.tsx';
import { Printable } from '../../../ui/printable/printable.tsx';
import { getRequestedProduct, type LineAddress } from './api/get-requested-product.ts';
import { NewerRequest } from './newer-request.tsx';
import { PrintedHead } from './printed-head.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductHead } from './product-head.tsx';
import { RequestFailure } from './request-failure.tsx';
import { RequestWords } from './request-words.tsx';
import classes from './requested-product-page.module.css';
import { WayOn } from './way-on.tsx';

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
  if (!product) {
    return error ? <RequestFailure error={error} retrying={isFetching} onRetry={() => refetch()} /> : <PageLoading />;
  }
  const isAnswered = product.submissionVersion > 0;
  return (
    <Printable>
      {renderTitle(product.name)}
      <PrintedHead product={product} />
      <ProductHead product={product} address={address} actions={actions} reviewing={reviewing} />
      <NewerRequest product={product} address={address} />
      <div className={classes.columns} data-answered={isAnswered || undefined}>
        <div className={classes.main}>
          <RequestWords product={product} />
          <WayOn product={product} address={address} actions={actions} onAddContact={onAddContact} />
          {isAnswered ? (
            <Suspense fallback={<Skeleton height={420} radius="md" />}>
              <SubmissionSection key={product.lineId} product={product} address={address} reviewing={reviewing} />
            </Suspense>
          ) : null}
          <LineMessages lineId={product.lineId} happened={product.timeline.length} partner={product.supplier} />
          <LineTimeline entries={withoutRepeated(product)}>
            {product.archived ? null : (
              <Suspense fallback={<div className={classes.comingForm} />}>
                <CommentForm key={product.lineId} product={product} address={address} />
              </Suspense>
            )}
          </LineTimeline>
        </div>
        <ProductFacts product={product} />
      </div>
    </Printable>
  );
}
