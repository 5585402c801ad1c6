import type { FootprintResult } from '@pcf/domain/footprint/summarise';
import { useTranslation } from 'react-i18next';
import { TotalFigure } from '../results/total-figure.tsx';
import classes from './compare-totals.module.css';
import { DifferenceText } from './difference-text.tsx';
import { scenarioNames } from './scenario-names.ts';

/** Two totals side by side, and what lies between them. */
export function CompareTotals({ first, second }: { first: FootprintResult; second: FootprintResult }) {
  const { t } = useTranslation('footprint');
  return (
    <>
      <div className={classes.totals}>
        {[first, second].map(({ total }, index) => (
          <TotalFigure
            key={scenarioNames[index]}
            label={t('compare.scenario', { name: scenarioNames[index] })}
            total={total}
            small
          />
        ))}
      </div>
      <p className={classes.unit}>{t('unit')}</p>
      <p className={classes.difference}>
        <DifferenceText first={first} second={second} />
      </p>
    </>
  );
}
