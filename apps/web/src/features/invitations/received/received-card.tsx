import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { formatDate } from '../../../lib/format/format-date.ts';
import type { ReceivedInvitation } from '../api/list-received-invitations.ts';
import { StatusBadge, type Tone } from '../status-badge.tsx';
import { focusPlace } from '../use-rescued-focus.ts';
import { ReceivedAnswer } from './received-answer.tsx';
import classes from './received-card.module.css';
import { type ReceivedState, receivedState } from './received-state.ts';

const tones: Record<ReceivedState, Tone> = {
  toAnswer: 'pendingReview',
  toBeConfirmed: 'requested',
  accepted: 'completed',
  declined: 'declined',
};

export function ReceivedCard({ invitation }: { invitation: ReceivedInvitation }) {
  const { t, i18n } = useTranslation('invitations');
  const titleId = useId();
  const { organisationName: organisation, invitedBy, email, relation, message, createdAt, answeredAt } = invitation;
  const state = receivedState(invitation);
  const date = (moment: string) => formatDate(moment, pageLanguage(i18n));
  return (
    <li className={classes.card} {...focusPlace}>
      <div className={classes.head}>
        <h3 id={titleId} className={classes.title}>
          {organisation}
        </h3>
        <StatusBadge tone={tones[state]}>{t(`receivedState.${state}`, { organisation })}</StatusBadge>
      </div>
      <p className={classes.text}>{t(`wish.${relation}`, { person: invitedBy })}</p>
      {message ? <blockquote className={classes.message}>{message}</blockquote> : null}
      <p className={classes.facts}>
        {t('received.facts', { date: date(createdAt), email })}
        {answeredAt ? ` ${t('received.answered', { date: date(answeredAt) })}` : null}
      </p>
      {state === 'toAnswer' ? <ReceivedAnswer invitation={invitation} describedBy={titleId} /> : null}
    </li>
  );
}
