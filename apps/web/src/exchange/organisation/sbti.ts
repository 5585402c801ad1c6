import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { operationQuery } from '../../lib/api/operation-options.ts';
import { noValue } from '../../lib/format/number-format.ts';

export type SbtiStatistics = OperationOutput<'getSbtiStatistics'>;

export const getSbtiStatistics = (onlyActive: boolean) =>
  operationQuery(
    'getSbtiStatistics',
    { query: { onlyActive: String(onlyActive) } },
    { placeholderData: keepPreviousData },
  );

type Supplier = Pick<OperationOutput<'getSupplier'>, 'sbtiTarget' | 'connectionStatus'>;

/** A supplier's target in a few words. Who declined to work together is not asked. */
export function useTargetText(): (supplier: Supplier) => string {
  const { t } = useTranslation('sbti');
  return ({ sbtiTarget: target, connectionStatus }) => {
    if (connectionStatus === 'DECLINED') return noValue;
    if (!target) return t('group.UNKNOWN');
    const { ambition, status } = target;
    return ambition && status ? t(`said.${status}`, { ambition: t(`ambition.${ambition}`) }) : t('group.NO_TARGET');
  };
}
