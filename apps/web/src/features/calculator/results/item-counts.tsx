import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { scenarioNames } from '../compare/scenario-names.ts';
import type { Scenario } from '../model/scenario.ts';
import classes from './item-counts.module.css';
import { countedSections, itemsIncluded } from './items-included.ts';

/** How much of what was entered is in the total, so that an unfinished row is noticed. */
export const ItemCounts = memo(function ItemCounts({ scenarios }: { scenarios: readonly Scenario[] }) {
  const { t } = useTranslation('footprint');
  return (
    <ul className={classes.counts} data-compared={scenarios.length > 1 || undefined}>
      {countedSections.map((section) => (
        <li key={section}>
          <span>{t('count.section', { section: t(`section.${section}`) })}</span>{' '}
          {scenarios.map((scenario, index) => (
            <span key={scenarioNames[index]} className={classes.count}>
              {scenarios.length > 1 ? `${scenarioNames[index]}\u00a0` : null}
              <b>{t('count.items', { count: itemsIncluded(scenario, section) })}</b>{' '}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
});
