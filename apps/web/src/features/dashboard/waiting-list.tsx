import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { formatNumber } from '../../lib/format/number-format.ts';
import { useMayCall } from '../../lib/use-may-call.ts';
import kit from '../../ui/kit.module.css';
import classes from './home-page.module.css';
import type { WaitingKind, WaitingRow } from './waiting-rows.ts';

interface WaitingListProps {
  rows: readonly WaitingRow[];
  /** What else there is to know about a row. */
  detailOf: (kind: WaitingKind) => string | null;
}

/** What needs the reader, the most urgent first, each with the way there. */
export function WaitingList({ rows, detailOf }: WaitingListProps) {
  const { t, i18n } = useTranslation('home');
  const id = useId();
  const mayAct = useMayCall()('submitEmissionData');
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={`${kit.plainSubheading} ${kit.below8}`}>
        {t('waiting.title')}
      </h2>
      {rows.length === 0 ? (
        <p className={`${kit.card} ${kit.muted} ${classes.nothing}`}>{t('waiting.nothing')}</p>
      ) : null}
      <ul className={`${kit.card} ${classes.list}`}>
        {rows.map(({ kind, count, to }) => (
          <li key={kind} className={classes.row}>
            <p id={`${id}${kind}`} className={classes.waitingListText}>
              <span className={`${kit.heading} ${kit.tabular} ${classes.count}`}>
                {formatNumber(count, pageLanguage(i18n))}
              </span>{' '}
              <span>
                <span className={kit.strong}>{t(`waiting.text.${kind}`, { count })}</span>
                {detailOf(kind) === null ? null : (
                  <span className={`${kit.note} ${classes.detail}`}> {detailOf(kind)}</span>
                )}
              </span>
            </p>
            <Button
              className={classes.action ?? ''}
              aria-describedby={`${id}${kind}`}
              renderRoot={(props) => <Link {...props} {...to} />}
            >
              {mayAct ? t(`waiting.action.${kind}`) : t('waiting.view')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
