import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../../components/back-link/back-link.tsx';
import { DropFrame } from '../../../components/file-choice/drop-frame.tsx';
import { FileButton } from '../../../components/file-choice/file-button.tsx';
import { ProgressPanel } from '../../../components/file-choice/progress-panel.tsx';
import { useDroppedFiles } from '../../../components/file-choice/use-dropped-files.ts';
import { LeaveGuard } from '../../../components/leave-guard/leave-guard.tsx';
import { PageHeading } from '../../../components/page-heading/page-heading.tsx';
import { answerFileTypes } from './answer-file-types.ts';
import { FailedUpload } from './failed-upload.tsx';
import { JudgedAnswers } from './judged-answers.tsx';
import { UploadDone } from './upload-done.tsx';
import classes from './upload-page.module.css';
import { useAnswerUpload } from './use-answer-upload.ts';

/** Requests that went out as a spreadsheet come back filled in. */
export function UploadPage() {
  const { t } = useTranslation('answerFile');
  const { state, judge, write, restart } = useAnswerUpload();
  const [several, setSeveral] = useState(false);

  function choose(file: File) {
    setSeveral(false);
    judge(file);
  }

  const above = useDroppedFiles(state.stage !== 'running', (files) => {
    const [file] = files;
    if (files.length > 1) setSeveral(true);
    else if (file) choose(file);
  });

  return (
    <>
      <BackLink to="/products/received-requests">{t('back')}</BackLink>
      <PageHeading subtitle={t('subtitle')}>{t('title')}</PageHeading>
      <p role="alert" className={classes.several}>
        {several ? t('several') : null}
      </p>
      <div className={classes.content} aria-busy={state.stage === 'running'}>
        {state.stage === 'choose' ? (
          <DropFrame title={t('drop.title')} above={above} limits={t('drop.limits')} level={2}>
            <FileButton accept={answerFileTypes} variant="filled" onChoose={choose}>
              {t('drop.choose')}
            </FileButton>
          </DropFrame>
        ) : null}
        {state.stage === 'running' ? (
          <ProgressPanel
            level={2}
            title={t(state.writing ? 'running.writing' : 'running.judging', { name: state.file.name })}
            percent={null}
            note={t('running.note')}
          />
        ) : null}
        {state.stage === 'judged' ? (
          <JudgedAnswers
            file={state.file}
            aim={state.aim}
            result={state.result}
            onChoose={choose}
            onAim={(aim) => judge(state.file, aim)}
            onWrite={() => write(state.file, state.aim)}
          />
        ) : null}
        {state.stage === 'done' ? <UploadDone result={state.result} onAnother={restart} /> : null}
        {state.stage === 'failed' ? (
          <FailedUpload file={state.file} error={state.error} onChoose={choose} onRetry={() => judge(state.file)} />
        ) : null}
      </div>
      <LeaveGuard unsaved={state.stage === 'running' && state.writing} />
    </>
  );
}
