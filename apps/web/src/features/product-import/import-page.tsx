import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BackLink } from '../../components/back-link/back-link.tsx';
import { useDroppedFiles } from '../../components/file-choice/use-dropped-files.ts';
import { LeaveGuard } from '../../components/leave-guard/leave-guard.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { AboutFile } from './about-file.tsx';
import { ChooseFile } from './choose-file.tsx';
import { FailedImport } from './failed-import.tsx';
import { ImportDone } from './import-done.tsx';
import classes from './import-page.module.css';
import { JudgedFile } from './judged-file.tsx';
import { RunningImport } from './running-import.tsx';
import { useProductImport } from './use-product-import.ts';

export function ImportPage() {
  const { t } = useTranslation('productImport');
  const { state, judge, write, restart } = useProductImport();
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
      <BackLink to="/products/purchased">{t('back')}</BackLink>
      <PageHeading subtitle={t('subtitle')}>{t('title')}</PageHeading>
      <p role="alert" className={classes.several}>
        {several ? t('several') : null}
      </p>
      <div className={classes.content} aria-busy={state.stage === 'running'}>
        {state.stage === 'choose' ? <ChooseFile above={above} onChoose={choose} /> : null}
        {state.stage === 'running' ? <RunningImport {...state} /> : null}
        {state.stage === 'judged' ? (
          <JudgedFile
            key={state.file.lastModified}
            file={state.file}
            result={state.result}
            onChoose={choose}
            onWrite={(onDuplicate) => write(state.file, onDuplicate)}
          />
        ) : null}
        {state.stage === 'done' ? <ImportDone result={state.result} onAnother={restart} /> : null}
        {state.stage === 'failed' ? (
          <FailedImport file={state.file} error={state.error} onChoose={choose} onRetry={() => judge(state.file)} />
        ) : null}
        {state.stage === 'choose' ? <AboutFile /> : null}
      </div>
      <LeaveGuard unsaved={state.stage === 'running' && state.writing} />
    </>
  );
}
