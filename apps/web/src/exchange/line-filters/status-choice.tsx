import type { ExchangeSide, ProductRequestStatus } from '@pcf/contract/vocabulary/requests';
import { useTranslation } from 'react-i18next';
import { RequestStatus } from '../request-status.tsx';
import { statusOrder } from '../shown-status.ts';
import { CheckList } from './check-list.tsx';

interface StatusChoiceProps {
  chosen: readonly ProductRequestStatus[];
  onChange: (chosen: ProductRequestStatus[]) => void;
  /** A supplier never hears of what was not sent. */
  side?: ExchangeSide;
}

export function StatusChoice({ chosen, onChange, side = 'CUSTOMER' }: StatusChoiceProps) {
  const { t } = useTranslation('exchange');
  const statuses = side === 'CUSTOMER' ? statusOrder : statusOrder.filter((status) => status !== 'NOT_STARTED');
  return (
    <CheckList
      label={t('filters.status')}
      options={statuses.map((status) => ({
        value: status,
        key: status,
        label: <RequestStatus status={status} side={side} />,
      }))}
      chosen={chosen}
      onChange={onChange}
    />
  );
}
