import { footprintParts } from '@pcf/contract/vocabulary/footprint';
import type { FootprintResult } from '@pcf/domain/footprint/summarise';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { partShades } from '../../../exchange/part-shades.ts';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { formatDecimal } from '../../../lib/format/numbers.ts';
import { listNumber } from '../../../lib/format/rounding.ts';
import { Bar } from '../../../ui/bar.tsx';
import { ExactValue } from '../../../ui/exact-value.tsx';
import kit from '../../../ui/kit.module.css';
import classes from '../compare-totals.module.css';
import { scenarioNames } from '../model/scenario.ts';

/** The three parts as bars with their values, in pairs where two scenarios are compared. */
export const PartBars = memo(function PartBars({ results }: { results: readonly FootprintResult[] }) {
  const { t, i18n } = useTranslation('footprint');
  const language = pageLanguage(i18n);
  const full = Math.max(...results.map(({ total }) => Number(total)));
  const compared = results.length > 1;
  return (
    <div className={kit.above16}>
      <p className={`${kit.note} ${classes.partBarsUnit}`}>kgCO₂e/kg</p>
      <dl className={kit.stack12}>
        {footprintParts.map((part) => (
          <div key={part} className={classes.part} data-compared={compared || undefined}>
            <dt>{t(`part.${part}`)}</dt>
            {results.map((result, index) => (
              <dd key={scenarioNames[index]} className={`${kit.stack12} ${classes.value}`}>
                {compared ? <span className={kit.note}>{scenarioNames[index]}</span> : null}
                <Bar shade={partShades[part]} share={Number(result[part]) / full} hatched={index > 0} />
                <span className={`${kit.tabular} ${kit.breakable} ${classes.number}`}>
                  <ExactValue
                    shown={listNumber(result[part], language)}
                    exact={formatDecimal(result[part], language)}
                  />
                </span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  );
});
