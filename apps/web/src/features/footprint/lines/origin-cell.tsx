import { useTranslation } from 'react-i18next';
import type { FootprintLine } from '../api/list-footprint-lines.ts';
import { BasisMark } from './basis-mark.tsx';
import { nextStepOf, reasonOf } from './next-step.ts';
import { NextStepLink } from './next-step-link.tsx';
import classes from './origin-cell.module.css';
import { WorkingDisclosure } from './working-disclosure.tsx';

/** Where the figure of a purchase comes from, why it is not the supplier's, what to do about it, and the working. */
export function OriginCell({ line }: { line: FootprintLine }) {
  const { t } = useTranslation('footprintTotals');
  const reason = reasonOf(line);
  const step = nextStepOf(line);
  return (
    <div className={classes.origin}>
      <BasisMark basis={line.basis} />
      {reason ? (
        <p className={classes.reason}>
          {t(`reason.${reason}`)} {step ? <NextStepLink line={line} step={step} /> : null}
        </p>
      ) : null}
      {line.totalKg === null ? null : <WorkingDisclosure line={line} />}
    </div>
  );
}
