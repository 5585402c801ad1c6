import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { formatDate } from '../../../lib/format/date-format.ts';
import { CutText } from '../../../ui/data-table/cut-text.tsx';
import kit from '../../../ui/kit.module.css';
import type { SentInvitation } from '../invitation-calls.ts';
import classes from '../invitations-tab.module.css';
import { StatusBadge, type Tone } from '../status-badge.tsx';

export const sentStates = ['toConfirm', 'waiting', 'accepted', 'declined'] as const;

const tones: Record<SentState, Tone> = {
  toConfirm: 'pendingReview',
  waiting: 'requested',
  accepted: 'completed',
  declined: 'declined',
};

export function CompanyCell({ invitation: { organisationName, email } }: { invitation: SentInvitation }) {
  return (
    <>
      <CutText>{organisationName ?? email}</CutText>
      {organisationName ? (
        <div className={classes.second}>
          <CutText>{email}</CutText>
        </div>
      ) : null}
    </>
  );
}

export function AnswerCell({ invitation }: { invitation: SentInvitation }) {
  const { t, i18n } = useTranslation('invitations');
  const { accessResponseStatus, answeredAt, expiresAt, undeliverableReason, mailServerAnswer } = invitation;
  const state = sentState(invitation);
  const date = (moment: string) => formatDate(moment, pageLanguage(i18n));
  const isOpen = accessResponseStatus === 'PENDING';
  const lapsed = isOpen && linkHasLapsed(expiresAt, new Date());
  return (
    <>
      <StatusBadge tone={tones[state]}>{t(`sentState.${state}`)}</StatusBadge>
      <div className={classes.second} data-lapsed={lapsed || undefined}>
        {isOpen ? t(lapsed ? 'sent.lapsed' : 'sent.lapses', { date: date(expiresAt) }) : null}
        {answeredAt ? t('sent.answered', { date: date(answeredAt) }) : null}
      </div>
      {undeliverableReason ? (
        <div className={classes.second} data-lapsed>
          {t(`unreached.${undeliverableReason}`)}
        </div>
      ) : null}
      {mailServerAnswer ? (
        <div className={`${classes.second} ${kit.breakable}`}>
          {t('mailServerAnswer', { answer: mailServerAnswer })}
        </div>
      ) : null}
    </>
  );
}

export function SentCell({ invitation: { sentAt, invitedBy } }: { invitation: SentInvitation }) {
  const { t, i18n } = useTranslation('invitations');
  return (
    <>
      <span className={kit.tabular}>{formatDate(sentAt, pageLanguage(i18n))}</span>
      <div className={classes.second}>
        <CutText>{t('sent.by', { person: invitedBy })}</CutText>
      </div>
    </>
  );
}

type SentState = (typeof sentStates)[number];

/** Who has to act next on an invitation of ours. */
export function sentState({
  accessResponseStatus,
  claims,
}: {
  accessResponseStatus: SentInvitation['accessResponseStatus'];
  claims: readonly Pick<SentInvitation['claims'][number], 'state'>[];
}): SentState {
  if (accessResponseStatus === 'ACCEPTED') return 'accepted';
  if (accessResponseStatus === 'DECLINED') return 'declined';
  return claims.some(({ state }) => state === 'WAITING_FOR_APPROVAL') ? 'toConfirm' : 'waiting';
}

/** The link of the last mail; of no interest once the invitation was answered. */
export function linkHasLapsed(expiresAt: string, now: Date): boolean {
  return new Date(expiresAt) <= now;
}
