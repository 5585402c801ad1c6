import type { LineSortField, ProductRequestStatus } from '@pcf/contract/vocabulary/requests';
import { useTranslation } from 'react-i18next';
import { ToggleChip } from './toggle-chip.tsx';
import type { LineView } from './use-line-view.ts';

/** What waits for the reader, and in which order it is best dealt with. */
export interface Needs {
  readonly statuses: readonly ProductRequestStatus[];
  readonly sort: LineSortField | null;
}

/** What a customer is to look at: answers to review, and requests that were declined. */
export const customerNeeds: Needs = { statuses: ['PENDING_REVIEW', 'DECLINED'], sort: null };

/** What a supplier is to answer, what is due first at the top. */
export const supplierNeeds: Needs = { statuses: ['REJECTED', 'REQUESTED'], sort: 'DUE_DATE' };

/** Narrows a list to what waits for the reader. */
export function NeedsChip({ view: { filters, change }, needs }: { view: LineView; needs: Needs }) {
  const { t } = useTranslation('exchange');
  const { statuses, sort } = needs;
  const isOn = isNarrowedTo(filters.productRequestStatus, statuses);
  const turn = () => {
    if (!isOn) change({ productRequestStatus: [...statuses], ...(sort && { sort, order: 'ASC' }) });
    else change({ productRequestStatus: [], ...(filters.sort === sort && { sort: null, order: null }) });
  };
  return (
    <ToggleChip pressed={isOn} onPress={turn}>
      {t('filters.needs')}
    </ToggleChip>
  );
}

/** Whether these and no others are chosen. */
const isNarrowedTo = (chosen: readonly ProductRequestStatus[], statuses: readonly ProductRequestStatus[]): boolean =>
  chosen.length === statuses.length && statuses.every((status) => chosen.includes(status));
