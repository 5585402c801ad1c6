import { Button } from '@mantine/core';
import { maxReviewedAtOnce } from '@pcf/contract/exchange-limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PurchasedLine } from '../../exchange/line-table/line-actions.ts';
import { useAnyExternal } from '../../exchange/network/external-partners.ts';
import { refreshLines } from '../../exchange/refresh-lines.ts';
import { noValue } from '../../lib/format/number-format.ts';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { useProblemText } from '../../ui/form/use-problem-text.ts';
import kit from '../../ui/kit.module.css';
import { ModalFrame } from '../../ui/modal-frame.tsx';
import { acceptedItems, acceptManyEmissionData, hasNoData, type AcceptManyResult as Result } from './accept-many.ts';
import { LinePageLink } from './line-page-link.tsx';
import { SubmittedValueCell } from './queue-cells.tsx';
import classes from './reviews.module.css';

interface AcceptManyDialogProps {
  lines: readonly PurchasedLine[];
  opened: boolean;
  onClose: () => void;
  /** Something was accepted. */
  onDone: () => void;
}

/** Says what will be accepted, does it, and tells of each what became of it. */
export function AcceptManyDialog({ lines, opened, onClose, onDone }: AcceptManyDialogProps) {
  const { t } = useTranslation(['review', 'common']);
  const queryClient = useQueryClient();
  const accept = useMutation(acceptManyEmissionData);
  const problem = useProblemText(accept.error);
  const { data: result, isPending } = accept;
  const acceptable = lines.filter((line) => !hasNoData(line));
  const withoutData = lines.filter(hasNoData);
  const isTooMany = acceptable.length > maxReviewedAtOnce;

  async function confirm() {
    try {
      await accept.mutateAsync({ body: { items: acceptedItems(acceptable) } });
      onDone();
    } catch {
      // The dialog says why.
    } finally {
      void refreshLines(queryClient);
    }
  }

  function close() {
    if (isPending) return;
    accept.reset();
    onClose();
  }

  const footer = result ? (
    <Button variant="filled" onClick={close}>
      {t('result.done')}
    </Button>
  ) : (
    <>
      <Button disabled={isPending} onClick={close}>
        {t('common:cancel')}
      </Button>
      <Button
        variant="filled"
        disabled={isTooMany || acceptable.length === 0}
        loading={isPending}
        onClick={() => void confirm()}
      >
        {t('many.confirm', { count: acceptable.length })}
      </Button>
    </>
  );
  return (
    <ModalFrame
      opened={opened}
      onClose={close}
      title={result ? t('result.title') : t('many.title', { count: acceptable.length })}
      footer={footer}
    >
      {result ? (
        <AcceptManyResult result={result} />
      ) : (
        <>
          <ErrorSummary problem={isTooMany ? t('many.tooMany', { limit: maxReviewedAtOnce }) : problem} fields={[]} />
          <LinesToAccept lines={acceptable} withoutData={withoutData} />
        </>
      )}
    </ModalFrame>
  );
}

interface LinesToAcceptProps {
  lines: readonly PurchasedLine[];
  /** Chosen as well, and left out. */
  withoutData: readonly PurchasedLine[];
}

function LinesToAccept({ lines, withoutData }: LinesToAcceptProps) {
  const { t } = useTranslation('review');
  const external = useAnyExternal(lines.map(({ supplier }) => supplier?.id));
  return (
    <>
      {lines.length > 0 ? (
        <>
          <p className={`${kit.muted} ${kit.reading} ${kit.below16}`}>{t(external ? 'elsewhere.many' : 'many.text')}</p>
          <LineRows lines={lines} label={t('many.list')} />
        </>
      ) : null}
      {withoutData.length > 0 ? (
        <>
          <p className={`${kit.muted} ${kit.reading} ${kit.below16}`}>
            {t('many.withoutData', { count: withoutData.length })}
          </p>
          <LineRows lines={withoutData} label={t('many.leftOut')} />
        </>
      ) : null}
    </>
  );
}

function LineRows({ lines, label }: { lines: readonly PurchasedLine[]; label: string }) {
  const { t } = useTranslation('review');
  return (
    <ul className={classes.list} aria-label={label}>
      {lines.map((line) => (
        <li key={line.lineId} className={classes.row}>
          <span className={kit.strong}>
            {line.name} <span className={classes.muted}>{line.internalReference}</span>
          </span>
          <span className={classes.muted}>
            {t('many.row', { supplier: line.supplier?.name ?? noValue, version: line.submissionVersion })}
          </span>
          <span className={classes.value}>
            <SubmittedValueCell line={line} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What was accepted, and what was not, each with the reason and the way to it. */
function AcceptManyResult({ result: { accepted, skipped } }: { result: Result }) {
  const { t } = useTranslation('review');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <h3 ref={title} tabIndex={-1} className={classes.title}>
        {accepted.length > 0 ? t('result.accepted', { count: accepted.length }) : t('result.nothing')}
      </h3>
      {accepted.length > 0 ? (
        <ul className={classes.list}>
          {accepted.map(({ requestReference, productId, version, name }) => (
            <li key={`${requestReference} ${productId}`} className={classes.row}>
              <span className={kit.strong}>{name ?? t('result.unnamed')}</span>
              <span className={classes.muted}>{requestReference}</span>
              <span className={classes.value}>{t('queue.version', { version })}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {skipped.length > 0 ? (
        <>
          <h3 className={classes.title}>{t('result.skipped', { count: skipped.length })}</h3>
          <ul className={classes.list}>
            {skipped.map(({ requestReference, productId, name, code }) => (
              <li key={`${requestReference} ${productId}`} className={classes.row}>
                <span className={kit.strong}>{name ?? t('result.unnamed')}</span>
                <span className={classes.muted}>{t(`skip.${code}`)}</span>
                <span className={classes.value}>
                  {code === 'NOT_FOUND' ? null : (
                    <LinePageLink
                      className={classes.link}
                      requestReference={requestReference}
                      productId={productId}
                      aria-label={t('result.openOne', { name: name ?? t('result.unnamed') })}
                    >
                      {t('result.open')}
                    </LinePageLink>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}
