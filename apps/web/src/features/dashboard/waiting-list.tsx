import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { formatNumber } from '../../lib/format/number-format.ts';
import classes from './home-page.module.css';
import type { WaitingKind, WaitingRow } from './waiting-rows.ts';

interface WaitingListProps {
  rows: readonly WaitingRow[];
  /** What else there is to know about a row. */
  detailOf: (kind: WaitingKind) => string | null;
}

/** What needs whoever reads it, the most urgent first, each with the way there. */
export function WaitingList({ rows, detailOf }: WaitingListProps) {
  const { t, i18n } = useTranslation('home');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {t('waiting.title')}
      </h2>
      {rows.length === 0 ? <p className={classes.nothing}>{t('waiting.nothing')}</p> : null}
      <ul className={classes.list}>
        {rows.map(({ kind, count, to }) => (
          <li key={kind} className={classes.row}>
            <p id={`${id}${kind}`} className={classes.waitingListText}>
              <span className={classes.count}>{formatNumber(count, pageLanguage(i18n))}</span>{' '}
              <span>
                <span className={classes.sentence}>{t(`waiting.text.${kind}`, { count })}</span>
                {detailOf(kind) === null ? null : <span className={classes.detail}> {detailOf(kind)}</span>}
              </span>
            </p>
            <Button
              className={classes.action ?? ''}
              aria-describedby={`${id}${kind}`}
              renderRoot={(props) => <Link {...props} {...to} />}
            >
              {t(`waiting.action.${kind}`)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
