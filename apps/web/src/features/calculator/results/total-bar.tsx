import { type RefObject, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { singleNumber } from '../../../lib/format/rounding.ts';
import kit from '../../../ui/kit.module.css';
import { LineIcon } from '../../../ui/line-icon.tsx';
import classes from '../calculator.module.css';
import { footprintOf } from '../model/footprint-of.ts';
import { type Scenario, scenarioNames } from '../model/scenario.ts';

/** Upwards without an end: what was scrolled past is not told apart from what is seen, so no way past it is missed. */
const windowAndAbove = '1000000px 0px 0px';

interface TotalBarProps {
  scenarios: readonly Scenario[];
  panel: RefObject<HTMLElement | null>;
}

/** Where the results stand below the form: the total while it is being filled in, and the way to the rest of them. */
export function TotalBar({ scenarios, panel }: TotalBarProps) {
  const { t, i18n } = useTranslation('footprint');
  const isBelow = useIsBelow(panel);
  const totals = scenarios.map((scenario) => footprintOf(scenario).result.total);
  if (!isBelow || totals.every((total) => Number(total) === 0)) return null;

  function show() {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'start' });
  }

  return (
    <div className={classes.totalBarPlace}>
      <button type="button" className={`${kit.row} ${kit.between} ${classes.bar}`} onClick={show}>
        <span className={`${kit.note} ${kit.row} ${classes.totals}`}>
          {totals.map((total, index) => (
            <span key={scenarioNames[index]} className={classes.total}>
              {totals.length > 1 ? scenarioNames[index] : t('total')} <b>
                {singleNumber(total, pageLanguage(i18n))}
              </b>{' '}
            </span>
          ))}
          <span className={classes.total}>{t('bar.unit')}</span>{' '}
        </span>
        <span className={`${kit.small} ${kit.strong} ${classes.show}`}>
          {t('bar.show')} <LineIcon name="chevronDown" size={16} />
        </span>
      </button>
    </div>
  );
}

/** Whether something is still to come further down, no part of it in the window. */
function useIsBelow(target: RefObject<Element | null>): boolean {
  const [isBelow, setBelow] = useState(false);
  useEffect(() => {
    if (target.current === null) return;
    const observer = new IntersectionObserver((entries) => setBelow(entries.at(-1)?.isIntersecting === false), {
      rootMargin: windowAndAbove,
    });
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return isBelow;
}
