import { calculationSummary } from '@pcf/domain/emission-data/calculation';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmissionDataView } from '../../../../exchange/emission-data-view/emission-data-view.tsx';
import { getSoldProduct } from '../../../../exchange/sold-products.ts';
import { showProblemToast } from '../../../../lib/toasts/show-toast.tsx';
import { LoadingSpinner } from '../../../../ui/loading-spinner.tsx';
import { ModalFrame } from '../../../../ui/modal-frame.tsx';
import { downloadSoldProductDocument } from '../../download-document.ts';
import type { SoldProductAnswer } from '../answer-with-sold-products.ts';
import { RetryNotice } from '../retry-notice.tsx';

interface ReceivedDataDialogProps {
  answer: SoldProductAnswer;
  shareRows: boolean;
  opened: boolean;
  onClose: () => void;
}

/** All that a customer receives, as it will read it. */
export function ReceivedDataDialog({ answer, shareRows, opened, onClose }: ReceivedDataDialogProps) {
  const { t } = useTranslation('templateAnswers');
  const { template: soldProduct, customer, name } = answer;
  const query = useQuery(getSoldProduct(soldProduct.id));
  const download = useMutation({ ...downloadSoldProductDocument(soldProduct.id), onError: showProblemToast });
  const { data, itemData } = query.data ?? { data: null, itemData: null };
  return (
    <ModalFrame
      opened={opened}
      onClose={onClose}
      title={t('view.title', { customer: customer.name, product: name })}
      readOnly
    >
      {data ? (
        <EmissionDataView
          data={data}
          calculation={itemData && calculationSummary(itemData)}
          itemData={shareRows ? itemData : null}
          onDownload={(document) => download.mutate(document)}
        />
      ) : query.isError ? (
        <RetryNotice
          error={query.error}
          fallback={t('view.failed')}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <LoadingSpinner />
      )}
    </ModalFrame>
  );
}
