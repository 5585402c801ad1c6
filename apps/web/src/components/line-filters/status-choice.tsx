import type { ProductRequestStatus } from '@pcf/contract/vocabulary/product-request-status';
import { useTranslation } from 'react-i18next';
import { RequestStatus } from '../request-status/request-status.tsx';
import { CheckList } from './check-list.tsx';

/** In the order in which a request goes through them. */
const offered: readonly ProductRequestStatus[] = [
  'NOT_STARTED',
  'REQUESTED',
  'PENDING_REVIEW',
  'REJECTED',
  'COMPLETED',
  'DECLINED',
  'CANCELED',
];

interface StatusChoiceProps {
  chosen: readonly ProductRequestStatus[];
  onChange: (chosen: ProductRequestStatus[]) => void;
}

export function StatusChoice({ chosen, onChange }: StatusChoiceProps) {
  const { t } = useTranslation('exchange');
  return (
    <CheckList
      label={t('filters.status')}
      options={offered.map((status) => ({ value: status, key: status, label: <RequestStatus status={status} /> }))}
      chosen={chosen}
      onChange={onChange}
    />
  );
}
