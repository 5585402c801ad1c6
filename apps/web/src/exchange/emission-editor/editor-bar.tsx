import { Button } from '@mantine/core';
import type { AnswerStep } from '@pcf/contract/vocabulary/emission-data';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { formatClock } from '../../lib/format/date-format.ts';
import kit from '../../ui/kit.module.css';
import { useEditorWork } from './editor-work.ts';
import classes from './emission-editor.module.css';

const around: Readonly<Record<AnswerStep, Neighbours>> = {
  overview: { back: null, next: null },
  emissions: { back: 'overview', next: 'data' },
  data: { back: 'emissions', next: 'methods' },
  methods: { back: 'data', next: null },
  success: { back: 'overview', next: null },
};

const neighbours = (step: AnswerStep): Neighbours => around[step];

/** Always in sight: what is saved, and where to go on. */
export function EditorBar({ step, checkLabel }: { step: AnswerStep; checkLabel: string }) {
  const { t } = useTranslation('emissionEditor');
  const { locked, goTo, check } = useEditorWork();
  const { back, next } = neighbours(step);
  return (
    <div className={`${kit.row8x24} ${kit.between} ${classes.bar}`}>
      <SaveStatus />
      <div className={`${kit.row8} ${classes.buttons}`}>
        {back ? <Button onClick={() => goTo(back)}>{t('bar.back')}</Button> : null}
        {next ? (
          <Button variant="filled" onClick={() => goTo(next)}>
            {t(`bar.continue.${next}`)}
          </Button>
        ) : (
          <Button variant="filled" disabled={locked} onClick={check}>
            {checkLabel}
          </Button>
        )}
      </div>
    </div>
  );
}

interface Neighbours {
  readonly back: AnswerStep | null;
  /** Null where the answer is checked and submitted: after the short answer, and after the last step. */
  readonly next: 'data' | 'methods' | null;
}

/** What of the form is saved. Only what goes wrong is read out; hearing of every pause would be noise. */
function SaveStatus() {
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
    <div className={`${kit.mutedFigures} ${classes.status}`}>
      <div role="status" className={`${kit.danger} ${kit.strong}`}>
        {wrong}
      </div>
      {wrong === null ? <span>{usual()}</span> : null}
    </div>
  );
}
