import { useTranslation } from 'react-i18next';
import type { PurchasedLine } from '../../exchange/line-table/purchased-line.ts';
import { useAnyElsewhere } from '../../exchange/network/use-any-elsewhere.ts';
import { noValue } from '../../lib/format/no-value.ts';
import classes from './accept-many.module.css';
import { SubmittedValueCell } from './queue-cells.tsx';

interface LinesToAcceptProps {
  lines: readonly PurchasedLine[];
  /** Chosen as well, and left out. */
  withoutData: readonly PurchasedLine[];
}

export function LinesToAccept({ lines, withoutData }: LinesToAcceptProps) {
  const { t } = useTranslation('review');
  const elsewhere = useAnyElsewhere(lines.map(({ supplier }) => supplier?.id));
  return (
    <>
      {lines.length > 0 ? (
        <>
          <p className={classes.text}>{t(elsewhere ? 'elsewhere.many' : 'many.text')}</p>
          <LineRows lines={lines} label={t('many.list')} />
        </>
      ) : null}
      {withoutData.length > 0 ? (
        <>
          <p className={classes.text}>{t('many.withoutData', { count: withoutData.length })}</p>
          <LineRows lines={withoutData} label={t('many.leftOut')} />
        </>
      ) : null}
    </>
  );
}

function LineRows({ lines, label }: { lines: readonly PurchasedLine[]; label: string }) {
  const { t } = useTranslation('review');
  return (
    <ul className={classes.list} aria-label={label}>
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
  );
}
