import { useTranslation } from 'react-i18next';
import type { PurchasedLine } from '../../components/line-table/purchased-line.ts';
import { noValue } from '../../lib/format/no-value.ts';
import { useAnyElsewhere } from '../../lib/network/use-any-elsewhere.ts';
import classes from './accept-many.module.css';
import { SubmittedValueCell } from './queue-cells.tsx';

export function LinesToAccept({ lines }: { lines: readonly PurchasedLine[] }) {
  const { t } = useTranslation('review');
  const elsewhere = useAnyElsewhere(lines.map(({ supplier }) => supplier?.id));
  return (
    <>
      <p className={classes.text}>{t(elsewhere ? 'elsewhere.many' : 'many.text')}</p>
      <ul className={classes.list} aria-label={t('many.list')}>
        {lines.map((line) => (
          <li key={line.lineId} className={classes.row}>
            <span className={classes.name}>
              {line.name} <span className={classes.muted}>{line.internalReference}</span>
            </span>
            <span className={classes.muted}>
              {t('many.row', { supplier: line.supplier?.name ?? noValue, version: line.submissionVersion })}
            </span>
            <span className={classes.value}>
              <SubmittedValueCell line={line} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
