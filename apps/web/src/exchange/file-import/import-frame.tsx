import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RememberedList } from '../../lib/navigation/remembered-lists.ts';
import { BackLink } from '../../ui/back-link/back-link.tsx';
import { useDroppedFiles } from '../../ui/file-choice/use-dropped-files.ts';
import { LeaveGuard } from '../../ui/leave-guard/leave-guard.tsx';
import { PageHeading } from '../../ui/page-heading/page-heading.tsx';
import { ChooseFile } from './choose-file.tsx';
import { FailedFile } from './failed-file.tsx';
import { type FindingWords, FindingWordsContext } from './file-finding.ts';
import classes from './import-frame.module.css';
import type { ImportOrder, ImportOutcome } from './import-order.ts';
import { JudgedFile, type JudgedWords } from './judged-file.tsx';
import { RunningFile, type RunningProgress } from './running-file.tsx';
import { useImport } from './use-import.ts';

interface ImportFrameProps<Result extends ImportOutcome, Choice> {
  back: { to: RememberedList; text: string };
  title: string;
  subtitle: string;
  /** Where the file is no CSV or Excel file of one's own. */
  drop?: { title: string; limits: string };
  /** What the file has to look like, shown until there is one. */
  about?: ReactNode;
  findingWords: FindingWords;
  send: (order: ImportOrder<Choice>) => Promise<Result>;
  /** What a running import is called that writes, where that is no import. */
  writing?: (fileName: string) => string;
  /** Where the server tells how far it is. */
  progress?: RunningProgress;
  judged: (result: Result, choice: Choice) => JudgedWords;
  /** What a file is judged for first; null where there is nothing to choose. */
  firstChoice: Choice;
  choice?: (result: Result, value: Choice, onChange: (value: Choice) => void) => ReactNode;
  /** Whether another choice is judged anew: what is right for one may be wrong for the other. */
  judgesChoice?: boolean;
  done: (result: Result, onAnother: () => void) => ReactNode;
}

/** A page that takes a file: judged first, written only when somebody has seen what it will do. */
export function ImportFrame<Result extends ImportOutcome, Choice>(props: ImportFrameProps<Result, Choice>) {
  const { t } = useTranslation('fileImport');
  const { state, judge, write, choose, restart } = useImport(props.send, props.firstChoice);
  const [several, setSeveral] = useState(false);

  function take(file: File) {
    setSeveral(false);
    judge(file);
  }

  const above = useDroppedFiles(state.stage !== 'running', (files) => {
    const [file] = files;
    if (files.length > 1) setSeveral(true);
    else if (file) take(file);
  });

  function stage() {
    switch (state.stage) {
      case 'choose':
        return (
          <>
            <ChooseFile {...props.drop} above={above} onChoose={take} />
            {props.about}
          </>
        );
      case 'running':
        return <RunningFile {...state} writingTitle={props.writing} progress={props.progress} />;
      case 'judged': {
        const { file, result, choice } = state;
        const change = props.judgesChoice ? (value: Choice) => judge(file, value) : choose;
        return (
          <JudgedFile
            file={file}
            result={result}
            words={props.judged(result, choice)}
            choice={props.choice?.(result, choice, change)}
            onChoose={take}
            onWrite={() => write(file, choice)}
          />
        );
      }
      case 'done':
        return props.done(state.result, restart);
      case 'failed':
        return <FailedFile file={state.file} error={state.error} onChoose={take} onRetry={() => judge(state.file)} />;
    }
  }

  return (
    <FindingWordsContext value={props.findingWords}>
      <BackLink to={props.back.to}>{props.back.text}</BackLink>
      <PageHeading subtitle={props.subtitle}>{props.title}</PageHeading>
      <p role="alert" className={classes.several}>
        {several ? t('several') : null}
      </p>
      <div className={classes.content} aria-busy={state.stage === 'running'}>
        {stage()}
      </div>
      <LeaveGuard unsaved={state.stage === 'running' && state.writing} />
    </FindingWordsContext>
  );
}
