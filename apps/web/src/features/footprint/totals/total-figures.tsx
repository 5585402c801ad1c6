import { useTranslation } from 'react-i18next';
import { ExplainedSentence } from '../../../ui/explained-term/explained-sentence.tsx';
import type { Footprint } from '../api/get-footprint.ts';
import { EmissionSums } from './emission-sums.tsx';
import classes from './total-figures.module.css';

interface TotalFiguresProps {
  footprint: Footprint;
  headingId: string;
}

/** What the whole of a year comes to, and what that means. */
export function TotalFigures({ footprint, headingId }: TotalFiguresProps) {
  const { t } = useTranslation('footprintTotals');
  const { year } = footprint;
  return (
    <div>
      <h2 id={headingId} className={classes.title}>
        {year === null ? t('total.titleWithoutYear') : t('total.title', { year: String(year) })}
      </h2>
      <EmissionSums footprint={footprint} />
      <p className={classes.meaning}>
        <ExplainedSentence text={t('total.meaning')} term={t('total.scope')} explanation={t('total.scopeMeaning')} />
      </p>
    </div>
  );
}
