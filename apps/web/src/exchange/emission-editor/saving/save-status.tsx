import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { formatClock } from '../../../lib/format/format-clock.ts';
import { useEditorWork } from '../editor-work.ts';
import classes from './save-status.module.css';

/** What of the form is saved. Only what goes wrong is read out; hearing of every pause would be noise. */
export function SaveStatus() {
  const { t, i18n } = useTranslation('emissionEditor');
  const { saveState: state, colleague, alone } = useEditorWork();

  function problem(): string | null {
    if (state.kind === 'failed') return t(`save.failed.${state.reason}`);
    if (state.kind === 'locked') return t('save.locked', { name: colleague ?? t('save.colleague') });
    if (state.kind === 'stale') return t('save.stale');
    if (state.kind === 'refused') return t('save.refused');
    return null;
  }

  function usual(): string {
    if (state.kind !== 'saved') return t('save.saving');
    if (colleague !== null) return t('save.reading');
    if (state.at === null) return t('save.automatic');
    const time = formatClock(state.at, new Date(), pageLanguage(i18n));
    return t(alone ? 'save.savedAlone' : 'save.saved', { time });
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
