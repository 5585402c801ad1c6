import { mostRequestedProducts } from '@pcf/contract/exchange-limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { OpenLineAction } from '../../../exchange/line-table/line-actions.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import { listLinkedProducts } from '../api/list-linked-products.ts';
import type { Supplier } from '../api/list-suppliers.ts';
import { LoadingButton } from './loading-button.tsx';

const unsent = { productRequestStatus: ['NOT_STARTED'] };

interface UnsentNoticeProps {
  supplier: Pick<Supplier, 'id' | 'connectionStatus'>;
  onSend: OpenLineAction;
}

/** What was linked to this supplier and never asked for: the next thing to do here. */
export function UnsentNotice({ supplier: { id, connectionStatus }, onSend }: UnsentNoticeProps) {
  const { t } = useTranslation('suppliers');
  const queryClient = useQueryClient();
  const { data } = useQuery({
    ...listLinkedProducts(id, { ...unsent, limit: 1 }),
    enabled: connectionStatus !== 'DECLINED',
  });
  const count = data?.metadata.count ?? 0;
  if (connectionStatus === 'DECLINED' || count === 0) return null;
  const send = async () => {
    const { data: lines } = await queryClient.fetchQuery(
      listLinkedProducts(id, { ...unsent, limit: mostRequestedProducts }),
    );
    if (lines.length > 0) onSend(lines);
  };
  return (
    <Notice actions={<LoadingButton onPress={send}>{t('unsent.send')}</LoadingButton>}>
      <p>{t('unsent.text', { count })}</p>
    </Notice>
  );
}
