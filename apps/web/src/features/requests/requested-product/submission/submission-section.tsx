import { Button, Skeleton } from '@mantine/core';
import type { ProductRequestStatus } from '@pcf/contract/vocabulary/requests';
import { type DataQuality, dataQualityOf } from '@pcf/domain/emission-data/data-quality';
import { mutationOptions, useMutation, useQuery } from '@tanstack/react-query';
import { lazy, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { DataGroup, DataPart } from '../../../../exchange/emission-data-view/data-group.tsx';
import { EmissionDataView } from '../../../../exchange/emission-data-view/emission-data-view.tsx';
import { onePurchased } from '../../../../exchange/footprint-files/footprint-source.ts';
import { FootprintsButton } from '../../../../exchange/footprint-files/footprints-button.tsx';
import { QualityWorking } from '../../../../exchange/quality-working.tsx';
import { downloadFile } from '../../../../lib/api/transfer-file.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { useMayCall } from '../../../../lib/use-may-call.ts';
import kit from '../../../../ui/kit.module.css';
import { Notice } from '../../../../ui/notice.tsx';
import { OptionalPart } from '../../../../ui/optional-part.tsx';
import { Changes } from '../changes.tsx';
import {
  type EmissionDetails,
  getEmissionDetails,
  type LineAddress,
  type RequestedProduct,
  type Submission,
} from '../requested-product-calls.ts';
import { ReviewBar } from '../review/review-bar.tsx';
import { ReviewStrip } from '../review/review-strip.tsx';
import { WithdrawAcceptance } from '../review/withdraw-acceptance.tsx';
import { SubmissionHead } from './submission-head.tsx';
import classes from './submission-section.module.css';
import { VersionChoice } from './version-choice.tsx';

const dayOf = ({ submittedAt }: Submission) => submittedAt.slice(0, 10);

const qualityOf = (submission: Submission) => dataQualityOf(submission.data, dayOf(submission));

const isAlike = (one: DataQuality, other: DataQuality) => JSON.stringify(one) === JSON.stringify(other);

/** As long as a dialog needs to close. */
const closingMs = 300;

const saveDetails = (details: EmissionDetails): void =>
  saveFile(detailsFileName(details), new Blob([JSON.stringify(details, null, 2)], { type: 'application/json' }));

const downloadSubmittedDocument = (address: LineAddress) =>
  mutationOptions({
    mutationKey: ['downloadSubmittedDocument'],
    mutationFn: async ({ id, name }: { readonly id: string; readonly name: string }) =>
      saveFile(name, await downloadFile('downloadSubmittedDocument', { params: { ...address, attachmentId: id } })),
  });

/** Of data that came from another platform. */
const ReceivedOriginal = lazy(async () => ({
  default: (await import('../received-original.tsx')).ReceivedOriginal,
}));

/** Once a review is done. */
const NextReview = lazy(async () => ({ default: (await import('../review/next-review.tsx')).NextReview }));

interface SubmissionSectionProps {
  product: RequestedProduct;
  address: LineAddress;
  /** On the way through what waits for a review. */
  reviewing: boolean;
  /** At the end of the page, where the actions stay in view. */
  bar: HTMLElement | null;
}

/** What the supplier has submitted, version by version, and what the customer makes of it. */
export function SubmissionSection({ product, address, reviewing, bar }: SubmissionSectionProps) {
  const { t } = useTranslation(['review', 'common']);
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  // Named, so that nobody accepts another version than the one on the screen because it came while they were reading.
  const [shown, setShown] = useState(product.submissionVersion);
  const {
    data: details,
    isError,
    isFetching,
    isPlaceholderData,
    refetch,
  } = useQuery(getEmissionDetails(address, shown));
  const download = useMutation(downloadSubmittedDocument(address));
  useFocusAfterReview(product.productRequestStatus, title);
  const submission = details?.submission;
  const newest = Math.max(product.submissionVersion, details?.versions[0]?.version ?? 0);
  const mayReview = useMayCall()('acceptEmissionData');
  const isReviewed = mayReview && product.featureFlags.review === 'ENABLED';
  const mayWithdraw =
    mayReview &&
    product.productRequestStatus === 'COMPLETED' &&
    !product.archived &&
    product.inForce?.version === submission?.version;
  return (
    <section
      className={`${kit.stack16} ${kit.oneColumn} ${kit.shrinkable}`}
      aria-labelledby={titleId}
      aria-busy={isPlaceholderData}
    >
      <div className={kit.bar}>
        <h2 ref={title} id={titleId} className={`${kit.heading} ${classes.title}`} tabIndex={-1}>
          {t('data.title')}
        </h2>
        {details && submission ? (
          <div className={`${kit.row8} ${classes.actions}`}>
            <VersionChoice details={details} shown={shown} onChange={setShown} />
            <Button onClick={() => window.print()}>{t('data.print')}</Button>
            <Button onClick={() => saveDetails(details)}>{t('data.json')}</Button>
            {product.inForce ? (
              <FootprintsButton source={onePurchased(product.lineId)} fileName={product.name}>
                {t('data.forOthers')}
              </FootprintsButton>
            ) : null}
            {mayWithdraw ? (
              <WithdrawAcceptance
                address={address}
                version={submission.version}
                external={submission.original !== null}
                onShowVersion={setShown}
              />
            ) : null}
          </div>
        ) : null}
      </div>
      {isError && !details ? (
        <Notice
          actions={
            <Button size="xs" loading={isFetching} onClick={() => void refetch()}>
              {t('common:tryAgain')}
            </Button>
          }
        >
          <p>{t('data.failed')}</p>
        </Notice>
      ) : null}
      {!isError && !details ? (
        <>
          <span className={kit.visuallyHidden} role="status">
            {t('data.loading')}
          </span>
          <Skeleton height={220} radius="md" />
          <Skeleton height={140} radius="md" />
        </>
      ) : null}
      {details && submission ? (
        <>
          <SubmissionHead details={details} submission={submission} />
          {submission.version < newest ? (
            <Notice
              actions={
                <Button size="xs" onClick={() => setShown(newest)}>
                  {t('data.showNewest')}
                </Button>
              }
            >
              <p>{t('data.older', { version: submission.version, newest })}</p>
            </Notice>
          ) : null}
          {submission.original ? (
            <OptionalPart>
              <ReceivedOriginal original={submission.original} version={submission.version} address={address} />
            </OptionalPart>
          ) : null}
          <ReviewStrip submission={submission} accepted={details.accepted} />
          <Changes now={submission} previous={details.previous} accepted={details.accepted} />
          <EmissionDataView
            data={submission.data}
            calculation={submission.calculation}
            itemData={submission.itemData}
            plausibilityConfirmation={submission.plausibilityConfirmation}
            plausibilityWarnings={submission.plausibilityWarnings}
            withoutHeadline
            onDownload={(document) => download.mutate(document)}
          />
          <OptionalPart>
            <SubmissionQuality shown={submission} accepted={details.accepted} />
          </OptionalPart>
          {bar
            ? createPortal(
                isReviewed ? (
                  <ReviewBar
                    product={product}
                    address={address}
                    version={submission.version}
                    newest={newest}
                    external={submission.original !== null}
                    reviewing={reviewing}
                    onShowVersion={setShown}
                  />
                ) : reviewing && mayReview ? (
                  <OptionalPart>
                    <NextReview product={product} />
                  </OptionalPart>
                ) : null,
                bar,
              )
            : null}
        </>
      ) : null}
    </section>
  );
}

/** REQ-2026-000123_PT-0500_v2.json, without what file systems do not like. */
export function detailsFileName({ product, submission }: EmissionDetails): string {
  const parts = [product.requestReference, product.internalReference, submission && `v${submission.version}`];
  const name = parts.filter((part) => part !== null).join('_');
  return `${name.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-')}.json`;
}

/** The buttons of a review are gone once it is done: the focus goes on at the data. */
function useFocusAfterReview(status: ProductRequestStatus, title: RefObject<HTMLElement | null>): void {
  const before = useRef(status);
  useEffect(() => {
    if (before.current === status) return;
    before.current = status;
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
    }, closingMs);
    return () => clearTimeout(timer);
  }, [status, title]);
}

interface SubmissionQualityProps {
  shown: Submission;
  /** What is in force, where it is another version. */
  accepted: Submission | null;
}

/** What the data are worth, with its working; below it that of what is in force, where it comes about otherwise. */
function SubmissionQuality({ shown, accepted }: SubmissionQualityProps) {
  const { t } = useTranslation('dataQuality');
  const [now, before] = [qualityOf(shown), accepted && qualityOf(accepted)];
  if (!now) return null;
  const working = (submission: Submission) => <QualityWorking data={submission.data} submittedOn={dayOf(submission)} />;
  return (
    <DataGroup title={t('title')}>
      {accepted && before && !isAlike(now, before) ? (
        <>
          <DataPart title={t('version', { version: shown.version })}>{working(shown)}</DataPart>
          <DataPart title={t('versionInForce', { version: accepted.version })}>{working(accepted)}</DataPart>
        </>
      ) : (
        working(shown)
      )}
    </DataGroup>
  );
}
