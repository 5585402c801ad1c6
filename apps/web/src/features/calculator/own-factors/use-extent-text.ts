import { useTranslation } from 'react-i18next';
import type { OwnDataSet } from './own-data-set.ts';

/** "1,204 factors in 18 groups" */
export function useExtentText(): (dataSet: OwnDataSet) => string {
  const { t } = useTranslation('ownFactors');
  return ({ factors, groupCount }) =>
    t('extent', { factors: t('factors', { count: factors.length }), groups: t('groups', { count: groupCount }) });
}
