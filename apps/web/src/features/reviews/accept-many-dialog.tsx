import { Button } from '@mantine/core';
import { mostReviewedAtOnce } from '@pcf/contract/exchange-limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PurchasedLine } from '../../exchange/line-table/purchased-line.ts';
import { refreshLines } from '../../exchange/refresh-lines.ts';
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx';
import { useProblemText } from '../../ui/form/use-problem-text.ts';
import { ModalFrame } from '../../ui/modal-frame/modal-frame.tsx';
import { AcceptManyResult } from './accept-many-result.tsx';
import { acceptedItems, hasNoData } from './accepted-items.ts';
import { acceptManyEmissionData } from './api/accept-many-emission-data.ts';
import { LinesToAccept } from './lines-to-accept.tsx';

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
  const isTooMany = acceptable.length > mostReviewedAtOnce;

  async function confirm() {
    try {
      await accept.mutateAsync(acceptedItems(acceptable));
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
          <ErrorSummary problem={isTooMany ? t('many.tooMany', { limit: mostReviewedAtOnce }) : problem} fields={[]} />
          <LinesToAccept lines={acceptable} withoutData={withoutData} />
        </>
      )}
    </ModalFrame>
  );
}
