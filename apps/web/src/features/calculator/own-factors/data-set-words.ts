import { emissionDataItemTypes } from '@pcf/contract/vocabulary/emission-data';
import { useTranslation } from 'react-i18next';
import type { FactorChoice } from '../../../exchange/factor-field/factor-choice.ts';
import type { Scenario } from '../model/scenario.ts';
import type { OwnDataSet } from './own-data-set.ts';

/** What the browser's choice of files offers for a person's own factors. */
export const factorFileTypes = '.csv,.txt,text/csv';

/** "1,204 factors in 18 groups" */
export function useExtentText(): (dataSet: OwnDataSet) => string {
  const { t } = useTranslation('ownFactors');
  return ({ factors, groupCount }) =>
    t('extent', { factors: t('factors', { count: factors.length }), groups: t('groups', { count: groupCount }) });
}

/** How many rows hold a factor of a data set, in all scenarios. */
export function rowsWithDataSet(scenarios: readonly Scenario[], name: string): number {
  const holds = (choice: FactorChoice | null) => choice?.factor?.origin === 'OWN' && choice.factor.version === name;
  const rows = scenarios.flatMap((scenario) => emissionDataItemTypes.flatMap((section) => scenario[section]));
  return rows.filter(({ choice, transport }) => holds(choice) || holds(transport)).length;
}
