import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../components/page-language.ts';
import { formatNumber } from '../../lib/format/format-number.ts';
import type { WaitingKind } from './use-waiting.ts';
import classes from './waiting-list.module.css';

const tabs = {
  toAnswer: 'invitations',
  toConfirm: 'invitations',
  accessRequests: 'users',
  toBeConfirmed: 'invitations',
} as const satisfies Record<WaitingKind, string>;

interface WaitingListProps {
  waiting: readonly { kind: WaitingKind; count: number }[];
}

export function WaitingList({ waiting }: WaitingListProps) {
  const { t, i18n } = useTranslation('home');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {t('waiting.title')}
      </h2>
      <ul className={classes.list}>
        {waiting.map(({ kind, count }) => (
          <li key={kind} className={classes.row}>
            <p id={`${id}${kind}`} className={classes.text}>
              <span className={classes.count}>{formatNumber(count, pageLanguage(i18n))}</span>{' '}
              <span>{t(`waiting.text.${kind}`, { count })}</span>
            </p>
            <Button
              className={classes.action ?? ''}
              aria-describedby={`${id}${kind}`}
              renderRoot={(props) => <Link {...props} to="/settings" search={{ tab: tabs[kind] }} />}
            >
              {t(`waiting.action.${kind}`)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
