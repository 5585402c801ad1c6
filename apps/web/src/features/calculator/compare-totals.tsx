import { decimalText, zero } from '@pcf/domain/footprint/decimal';
import type { FootprintResult } from '@pcf/domain/footprint/summarise';
import type { DecimalText } from '@pcf/domain/footprint/trace-row';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { singleNumber } from '../../lib/format/rounding.ts';
import { formatShare } from '../../lib/format/shares.ts';
import kit from '../../ui/kit.module.css';
import classes from './compare-totals.module.css';
import { scenarioNames } from './model/scenario.ts';
import { TotalFigure } from './results/total-figure.tsx';

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
      <p className={kit.muted}>{t('unit')}</p>
      <p className={`${kit.strong} ${classes.difference}`}>
        <DifferenceText first={first} second={second} />
      </p>
    </>
  );
}

/** "B is 1.20 kgCO₂e/kg (32 %) lower than A." */
function DifferenceText({ first, second }: { first: FootprintResult; second: FootprintResult }) {
  const { t, i18n } = useTranslation('footprint');
  const language = pageLanguage(i18n);
  const { direction, size, share } = differenceOf(first.total, second.total);
  const amount = `${singleNumber(size, language)}\u00a0kgCO₂e/kg`;
  return t(`difference.${direction}`, {
    amount: share === null ? amount : `${amount} (${formatShare(share, language)})`,
  });
}

interface Difference {
  readonly direction: 'lower' | 'higher' | 'equal';
  /** Without a sign. */
  readonly size: DecimalText;
  /** Of the first one, without a sign; null where that one is nothing, or below. */
  readonly share: number | null;
}

/** How the second total differs from the first. */
export function differenceOf(first: DecimalText, second: DecimalText): Difference {
  const before = zero.plus(first);
  const difference = zero.plus(second).minus(before);
  const size = difference.abs();
  return {
    direction: difference.eq(zero) ? 'equal' : difference.lt(zero) ? 'lower' : 'higher',
    size: decimalText(size),
    share: before.gt(zero) ? size.div(before).toNumber() : null,
  };
}
