import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { exactNumber } from '../../../lib/format/numbers.ts';
import { massText } from '../../../lib/format/rounding.ts';
import { ExactValue } from '../../../ui/exact-value.tsx';
import { ExplainedTerm } from '../../../ui/explained-term.tsx';
import kit from '../../../ui/kit.module.css';
import type { Footprint } from '../footprint-calls.ts';
import classes from './emission-sums.module.css';
import { footprintUnit } from './footprint-unit.ts';

/** What suppliers' data say, and apart from it what is only estimated: the two are never one number. */
export function EmissionSums({ footprint }: { footprint: Footprint }) {
  const { t, i18n } = useTranslation('footprintTotals');
  const language = pageLanguage(i18n);
  const { specificKg, estimatedKg, specificLines, estimatedLines, acceptedLines } = footprint;
  /** Accepted data that cannot be worked out are accepted all the same. */
  const specificText = () => {
    if (specificLines > 0) return t('total.specific');
    return acceptedLines > 0 ? t('total.notCounted', { count: acceptedLines }) : t('total.noneSpecific');
  };
  const unit = footprintUnit(footprint);
  const emissions = (kg: number) => `${massText(kg, unit, language)}\u00a0CO₂e`;
  const exactly = (kg: number) => `${exactNumber(kg, language)}\u00a0kg\u00a0CO₂e`;
  return (
    <div className={`${kit.row8x16} ${kit.topped}`}>
      <p className={classes.figure}>
        <span className={classes.value}>
          <ExactValue shown={emissions(specificKg)} exact={exactly(specificKg)} />
        </span>{' '}
        <span className={classes.source}>
          <span className={classes.swatch} aria-hidden />
          {specificText()}
        </span>
      </p>
      {estimatedLines > 0 ? (
        <>
          <span className={`${kit.muted} ${classes.plus}`}>+</span>
          <p className={classes.figure} data-estimated>
            <span className={classes.value}>
              <ExactValue shown={t('total.about', { amount: emissions(estimatedKg) })} exact={exactly(estimatedKg)} />
            </span>{' '}
            <span className={classes.source}>
              <span className={classes.swatch} aria-hidden />
              <ExplainedTerm term={t('total.estimated')} explanation={t('total.estimateMeaning')} glossary="estimate" />
            </span>
          </p>
        </>
      ) : null}
    </div>
  );
}
