import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../components/page-language.ts';
import { formatClock } from '../../../lib/format/format-clock.ts';
import { useAnswerWork } from '../answer-work.ts';
import { lockedBy } from '../lock/locked-by.ts';
import classes from './save-status.module.css';

/** What of the form is saved. Only what goes wrong is read out; hearing of every pause would be noise. */
export function SaveStatus() {
  const { t, i18n } = useTranslation('answer');
  const { answer, saveState: state } = useAnswerWork();
  const now = new Date();
  const colleague = lockedBy(answer, now)?.holderName ?? t('save.colleague');

  function problem(): string | null {
    if (state.kind === 'failed') return t(`save.failed.${state.reason}`);
    if (state.kind === 'locked') return t('save.locked', { name: colleague });
    if (state.kind === 'stale') return t('save.stale');
    if (state.kind === 'refused') return t('save.refused');
    return null;
  }

  function usual(): string {
    if (state.kind !== 'saved') return t('save.saving');
    if (lockedBy(answer, now)) return t('save.reading');
    if (state.at === null) return t('save.automatic');
    const time = formatClock(state.at, now, pageLanguage(i18n));
    return t(answer.lock?.own ? 'save.savedAlone' : 'save.saved', { time });
  }

  const wrong = problem();
  return (
    <div className={classes.status}>
      <div role="status" className={classes.problem}>
        {wrong}
      </div>
      {wrong === null ? <span>{usual()}</span> : null}
    </div>
  );
}
