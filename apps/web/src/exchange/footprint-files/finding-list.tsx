import type { ExchangeProblem } from '@pcf/contract/vocabulary/exchange-problem';
import { useTranslation } from 'react-i18next';
import { useFindingText } from '../emission-form/exchange/use-finding-text.ts';
import classes from './footprints-panel.module.css';

interface ShownFinding {
  readonly path: string;
  readonly code: ExchangeProblem;
}

/** What is missing or cannot be said, by the names of our fields. */
export function FindingList({ findings }: { findings: readonly ShownFinding[] }) {
  const { t } = useTranslation('footprintFiles');
  const textOf = useFindingText();
  return (
    <ul className={classes.reasons}>
      {findings.map((finding) => (
        <li key={`${finding.path} ${finding.code}`}>
          {finding.code === 'REQUIRED' ? t('missing', { field: textOf(finding) }) : textOf(finding)}
        </li>
      ))}
    </ul>
  );
}
