import { useTranslation } from 'react-i18next';
import { FileButton } from '../../../ui/file-choice/file-button.tsx';
import { FocusedTitle } from '../../../ui/focused-title/focused-title.tsx';
import { factorFileTypes } from './factor-file-types.ts';
import classes from './file-problems.module.css';
import type { FileReading } from './file-reading.ts';
import { ProblemReason } from './problem-reason.tsx';

interface FileProblemsProps {
  refused: Extract<FileReading, { state: 'refused' }>;
  onChoose: (file: File) => void;
}

/** Why a file was not taken, place by place. */
export function FileProblems({ refused, onChoose }: FileProblemsProps) {
  const { t } = useTranslation('ownFactors');
  const { name, problems, problemCount } = refused;
  return (
    <section>
      <div className={classes.summary}>
        <FocusedTitle>{t('refused.title', { count: problemCount })}</FocusedTitle>
        <p className={classes.text}>
          {t('refused.text', { name })}{' '}
          {problems.length < problemCount ? t('refused.shown', { shown: problems.length }) : null}
        </p>
        <FileButton accept={factorFileTypes} variant="filled" onChoose={onChoose}>
          {t('drop.choose')}
        </FileButton>
      </div>
      <ol className={classes.list}>
        {problems.map((problem) => (
          <li key={[problem.line, problem.column, problem.code, problem.value].join('\n')} className={classes.row}>
            <span className={classes.place}>
              {t('refused.line', { line: problem.line })}
              {problem.column === null ? null : <code className={classes.column}>{problem.column}</code>}
            </span>
            <ProblemReason problem={problem} />
          </li>
        ))}
      </ol>
    </section>
  );
}
