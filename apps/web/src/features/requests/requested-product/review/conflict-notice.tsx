import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../../i18n/page-language.ts';
import { dayOf, formatClock } from '../../../../lib/format/date-format.ts';
import { Notice } from '../../../../ui/notice.tsx';
import type { ReviewConflict } from './review-conflict.ts';

interface ConflictNoticeProps {
  conflict: ReviewConflict;
  /** Whether a comment was written, which stays. */
  withComment: boolean;
  onShow: () => void;
}

/** Why a review did not count, and the way to how it stands now. */
export function ConflictNotice({ conflict, withComment, onShow }: ConflictNoticeProps) {
  const { t, i18n } = useTranslation('review');
  const language = pageLanguage(i18n);
  if (conflict.kind === 'moved') {
    return (
      <div role="alert">
        <Notice
          actions={
            <Button size="xs" onClick={onShow}>
              {t('movedShow')}
            </Button>
          }
        >
          <p>{t(`moved.${conflict.event}`, { person: conflict.person ?? t('somebody') })}</p>
          <p>{t('stale.unchanged')}</p>
        </Notice>
      </div>
    );
  }
  const { version, submittedAt } = conflict;
  const now = new Date();
  const isToday = dayOf(new Date(submittedAt)) === dayOf(now);
  const time = formatClock(submittedAt, now, language);
  return (
    <div role="alert">
      <Notice
        actions={
          <Button size="xs" onClick={onShow}>
            {t('stale.show', { version })}
          </Button>
        }
      >
        <p>{isToday ? t('stale.today', { version, time }) : t('stale.earlier', { version, moment: time })}</p>
        <p>{t(withComment ? 'stale.kept' : 'stale.unchanged')}</p>
      </Notice>
    </div>
  );
}
