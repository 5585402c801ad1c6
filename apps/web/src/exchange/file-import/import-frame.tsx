import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RememberedList } from '../../lib/navigation/remembered-lists.ts';
import { randomId } from '../../lib/random-id.ts';
import { DropFrame, FileButton } from '../../ui/file-choice/file-choice.tsx';
import { ProgressPanel } from '../../ui/file-choice/progress-panel.tsx';
import { useDroppedFiles } from '../../ui/file-choice/use-dropped-files.ts';
import { FocusedTitle } from '../../ui/focused-title.tsx';
import { useProblemText } from '../../ui/form/use-problem-text.ts';
import kit from '../../ui/kit.module.css';
import { LeaveGuard } from '../../ui/leave-guard/leave-guard.tsx';
import { BackLink } from '../../ui/list-link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { type FindingWords, FindingWordsContext } from './file-finding.ts';
import findingsStyles from './file-import.module.css';
import { type ImportOrder, type ImportOutcome, type ProgressQuery, spreadsheetTypes } from './import-order.ts';
import { ValidatedFile, type ValidatedWords } from './validated-file.tsx';

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
  validated: (result: Result, choice: Choice) => ValidatedWords;
  /** What a file is validated for first; null where there is nothing to choose. */
  firstChoice: Choice;
  choice?: (result: Result, value: Choice, onChange: (value: Choice) => void) => ReactNode;
  /** Whether another choice is validated anew: what is right for one may be wrong for the other. */
  validatesChoice?: boolean;
  done: (result: Result, onAnother: () => void) => ReactNode;
}

/** A page that takes a file: validated first, written only when somebody has seen what it will do. */
export function ImportFrame<Result extends ImportOutcome, Choice>(props: ImportFrameProps<Result, Choice>) {
  const { t } = useTranslation('fileImport');
  const { state, validate, write, choose, restart } = useImport(props.send, props.firstChoice);
  const [several, setSeveral] = useState(false);

  function take(file: File) {
    setSeveral(false);
    validate(file);
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
      case 'validated': {
        const { file, result, choice } = state;
        const change = props.validatesChoice ? (value: Choice) => validate(file, value) : choose;
        return (
          <ValidatedFile
            file={file}
            result={result}
            words={props.validated(result, choice)}
            choice={props.choice?.(result, choice, change)}
            onChoose={take}
            onWrite={() => write(file, choice)}
          />
        );
      }
      case 'done':
        return props.done(state.result, restart);
      case 'failed':
        return (
          <FailedFile file={state.file} error={state.error} onChoose={take} onRetry={() => validate(state.file)} />
        );
    }
  }

  return (
    <FindingWordsContext value={props.findingWords}>
      <BackLink to={props.back.to}>{props.back.text}</BackLink>
      <PageHeading subtitle={props.subtitle}>{props.title}</PageHeading>
      <p role="alert" className={`${kit.danger} ${findingsStyles.several}`}>
        {several ? t('several') : null}
      </p>
      <div className={`${kit.stack32} ${findingsStyles.content}`} aria-busy={state.stage === 'running'}>
        {stage()}
      </div>
      <LeaveGuard unsaved={state.stage === 'running' && state.writing} />
    </FindingWordsContext>
  );
}

interface ChooseFileProps {
  title?: string;
  limits?: string;
  /** A file is held above the page. */
  above: boolean;
  onChoose: (file: File) => void;
}

function ChooseFile({ title, limits, above, onChoose }: ChooseFileProps) {
  const { t } = useTranslation('fileImport');
  return (
    <DropFrame title={title ?? t('drop.title')} above={above} limits={limits ?? t('drop.limits')} level={2}>
      <FileButton accept={spreadsheetTypes} variant="filled" onChoose={onChoose}>
        {t('drop.choose')}
      </FileButton>
    </DropFrame>
  );
}

interface FailedFileProps {
  file: File;
  error: unknown;
  onChoose: (file: File) => void;
  onRetry: () => void;
}

/** The file could not be validated at all: it is too large, or the server was not reached. */
function FailedFile({ file, error, onChoose, onRetry }: FailedFileProps) {
  const { t } = useTranslation(['fileImport', 'common']);
  const problem = useProblemText(error);
  return (
    <section className={findingsStyles.refused}>
      <FocusedTitle level={2}>{t('failed.title', { name: file.name })}</FocusedTitle>
      <p className={findingsStyles.findingsText}>{problem ?? t('failed.text')}</p>
      <div className={kit.actions}>
        <Button variant="filled" onClick={onRetry}>
          {t('common:tryAgain')}
        </Button>
        <FileButton accept={spreadsheetTypes} onChoose={onChoose}>
          {t('drop.another')}
        </FileButton>
      </div>
    </section>
  );
}

type ImportState<Result, Choice> =
  | { readonly stage: 'choose' }
  | { readonly stage: 'running'; readonly file: File; readonly importId: string; readonly writing: boolean }
  | { readonly stage: 'validated' | 'done'; readonly file: File; readonly choice: Choice; readonly result: Result }
  | { readonly stage: 'failed'; readonly file: File; readonly error: unknown };

/** A file is validated first and written only when somebody has seen what it will do. */
function useImport<Result extends ImportOutcome, Choice>(
  send: (order: ImportOrder<Choice>) => Promise<Result>,
  firstChoice: Choice,
) {
  const [state, setState] = useState<ImportState<Result, Choice>>({ stage: 'choose' });

  async function run(file: File, choice: Choice, dryRun: boolean) {
    const importId = randomId();
    setState({ stage: 'running', file, importId, writing: !dryRun });
    try {
      const result = await send({ file, importId, dryRun, choice });
      // A colleague may have made it impossible in between; then what is wrong now is shown.
      setState({ stage: !dryRun && result.errors.length === 0 ? 'done' : 'validated', file, choice, result });
    } catch (error) {
      setState({ stage: 'failed', file, error });
    }
  }

  return {
    state,
    validate: (file: File, choice = firstChoice) => void run(file, choice, true),
    write: (file: File, choice: Choice) => void run(file, choice, false),
    /** Another choice that needs no second look at the file. */
    choose: (choice: Choice) => setState((before) => ('choice' in before ? { ...before, choice } : before)),
    restart: () => setState({ stage: 'choose' }),
  };
}

interface RunningProgress {
  readonly query: (importId: string) => ProgressQuery;
  /** Said once every row is read. */
  readonly saving: string;
}

interface RunningFileProps {
  file: File;
  importId: string;
  writing: boolean;
  writingTitle: ((fileName: string) => string) | undefined;
  progress: RunningProgress | undefined;
}

function RunningFile({ file: { name }, importId, writing, writingTitle, progress }: RunningFileProps) {
  const { t } = useTranslation('fileImport');
  const ofWriting = writingTitle ?? ((fileName) => t('running.writing', { name: fileName }));
  const title = writing ? ofWriting(name) : t('running.judging', { name });
  if (progress) return <CountedRows title={title} importId={importId} progress={progress} />;
  return <ProgressPanel level={2} title={title} percent={null} note={t('running.note')} />;
}

interface CountedRowsProps {
  title: string;
  importId: string;
  progress: RunningProgress;
}

function CountedRows({ title, importId, progress: { query, saving } }: CountedRowsProps) {
  const { t } = useTranslation('fileImport');
  const { data: reached } = useQuery(query(importId));
  const isSaving = reached?.phase === 'SAVING';
  return (
    <ProgressPanel
      level={2}
      title={title}
      percent={isSaving ? null : (reached?.percent ?? null)}
      note={isSaving ? saving : t('running.read', { count: reached?.rowsRead ?? 0 })}
    />
  );
}
