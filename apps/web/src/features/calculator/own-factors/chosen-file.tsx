import { Button } from '@mantine/core';
import { factorFileColumns } from '@pcf/catalogue/file/factor-file-columns';
import { factorFileLimits } from '@pcf/catalogue/file/factor-file-limits';
import type { FoundProblem } from '@pcf/catalogue/file/factor-file-problem';
import { useTranslation } from 'react-i18next';
import { groupPath } from '../../../exchange/factor-field/factor-names.ts';
import type { OwnFactor } from '../../../exchange/factor-field/factor-source.tsx';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { formatImpact } from '../../../lib/format/masses.ts';
import { DropFrame, FileButton } from '../../../ui/file-choice/file-choice.tsx';
import { ProgressPanel } from '../../../ui/file-choice/progress-panel.tsx';
import { FocusedTitle } from '../../../ui/focused-title.tsx';
import kit from '../../../ui/kit.module.css';
import type { Scenario } from '../model/scenario.ts';
import { factorFileTypes, rowsWithDataSet, useExtentText } from './data-set-words.ts';
import type { FileReading, OwnDataSet } from './own-data-set.ts';
import classes from './own-factors-dialog.module.css';

const shownRows = 5;

interface ChosenFileProps {
  reading: FileReading;
  dataSets: readonly OwnDataSet[];
  scenarios: readonly Scenario[];
  above: boolean;
  onChoose: (file: File, replacing?: string | null) => void;
  onCancel: () => void;
  onUse: (dataSet: OwnDataSet, replacing: string | null) => void;
}

/** The place for a file, and what becomes of the one that was chosen. */
export function ChosenFile(props: ChosenFileProps) {
  const { reading, dataSets, scenarios, above, onChoose, onCancel, onUse } = props;
  switch (reading.state) {
    case 'none':
      return <DropPlace another={dataSets.length > 0} above={above} onChoose={onChoose} />;
    case 'reading':
      return <ReadingProgress name={reading.name} part={reading.part} onCancel={onCancel} />;
    case 'refused':
      return <FileProblems refused={reading} onChoose={onChoose} />;
    case 'failed':
      return <UnopenedFile name={reading.name} onChoose={onChoose} />;
    case 'found': {
      const { dataSet, replacing } = reading;
      const replaced = dataSets.filter(({ name }) => name === replacing || name === dataSet.name);
      return (
        <FoundFactors
          dataSet={dataSet}
          replaced={replaced.map(({ name }) => ({ name, rows: rowsWithDataSet(scenarios, name) }))}
          onUse={() => onUse(dataSet, replacing)}
          onChoose={(file) => onChoose(file, replacing)}
        />
      );
    }
  }
}

/** The browser could not read it at all. */
function UnopenedFile({ name, onChoose }: { name: string; onChoose: (file: File) => void }) {
  const { t } = useTranslation('ownFactors');
  return (
    <section>
      <div className={classes.summary}>
        <FocusedTitle>{t('failed.title')}</FocusedTitle>
        <p className={classes.text}>{t('failed.text', { name })}</p>
        <FileButton accept={factorFileTypes} variant="filled" onChoose={onChoose}>
          {t('drop.choose')}
        </FileButton>
      </div>
    </section>
  );
}

interface ReadingProgressProps {
  name: string;
  /** From 0 to 1. */
  part: number;
  onCancel: () => void;
}

function ReadingProgress({ name, part, onCancel }: ReadingProgressProps) {
  const { t } = useTranslation(['ownFactors', 'common']);
  const percent = Math.floor(part * 100);
  return (
    <ProgressPanel
      title={t('ownFactors:reading.title', { name })}
      percent={percent}
      note={t('ownFactors:reading.part', { percent })}
      action={
        <Button size="xs" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      }
    />
  );
}

interface DropPlaceProps {
  /** There is a data set already. */
  another: boolean;
  /** A file is held above the page. */
  above: boolean;
  onChoose: (file: File) => void;
}

function DropPlace({ another, above, onChoose }: DropPlaceProps) {
  const { t } = useTranslation('ownFactors');
  return (
    <DropFrame
      title={another ? t('drop.titleAnother') : t('drop.title')}
      above={above}
      limits={t('drop.limits', { rows: factorFileLimits.rows, megabytes: megabytes(factorFileLimits.bytes) })}
    >
      <FileButton accept={factorFileTypes} variant={another ? 'default' : 'filled'} onChoose={onChoose}>
        {t('drop.choose')}
      </FileButton>
    </DropFrame>
  );
}

interface FileProblemsProps {
  refused: Extract<FileReading, { state: 'refused' }>;
  onChoose: (file: File) => void;
}

/** Why a file was not taken, place by place. */
function FileProblems({ refused, onChoose }: FileProblemsProps) {
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
      <ol className={`${kit.framed} ${kit.above16}`}>
        {problems.map((problem) => (
          <li
            key={[problem.line, problem.column, problem.code, problem.value].join('\n')}
            className={`${kit.small} ${kit.breakable} ${classes.fileProblemsRow}`}
          >
            <span className={`${kit.row} ${kit.strong} ${classes.place}`}>
              {t('refused.line', { line: problem.line })}
              {problem.column === null ? null : <code className={`${kit.muted} ${kit.regular}`}>{problem.column}</code>}
            </span>
            <ProblemReason problem={problem} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function ProblemReason({ problem: { code, column, value } }: { problem: FoundProblem }) {
  const { t } = useTranslation('ownFactors');
  const { rows, bytes, minImpact, maxImpact } = factorFileLimits;
  const maxLength = factorFileColumns[column ?? 'name'].maxLength;
  return (
    <span>{t(`reason.${code}`, { value, rows, minImpact, maxImpact, maxLength, megabytes: megabytes(bytes) })}</span>
  );
}

function megabytes(bytes: number): number {
  return bytes / (1024 * 1024);
}

interface FoundFactorsProps {
  dataSet: OwnDataSet;
  /** The data sets whose place it takes, and how many rows use one of them. */
  replaced: readonly { readonly name: string; readonly rows: number }[];
  onUse: () => void;
  onChoose: (file: File) => void;
}

/** What a file holds, before it is used. */
function FoundFactors({ dataSet, replaced, onUse, onChoose }: FoundFactorsProps) {
  const { t } = useTranslation('ownFactors');
  const extent = useExtentText();
  return (
    <section className={`${kit.column} ${classes.found}`}>
      <FocusedTitle>{extent(dataSet)}</FocusedTitle>
      <p className={`${kit.muted} ${kit.reading} ${kit.breakable}`}>{t('found.file', { name: dataSet.name })}</p>
      {dataSet.renamedCount > 0 ? (
        <p className={`${kit.muted} ${kit.reading} ${kit.breakable}`}>
          {t('found.renamed', { count: dataSet.renamedCount })}
        </p>
      ) : null}
      {replaced.map(({ name, rows }) => (
        <p key={name} className={`${kit.muted} ${kit.reading} ${kit.breakable}`}>
          {t('found.replaces', { name })} {rows > 0 ? t('found.rowsKeep', { count: rows }) : null}
        </p>
      ))}
      <PreviewTable factors={dataSet.factors} />
      <div className={kit.actionsEnd}>
        <FileButton accept={factorFileTypes} onChoose={onChoose}>
          {t('found.another')}
        </FileButton>
        <Button variant="filled" onClick={onUse}>
          {t('found.use')}
        </Button>
      </div>
    </section>
  );
}

/** The first factors as they will be offered. */
function PreviewTable({ factors }: { factors: readonly OwnFactor[] }) {
  const { t, i18n } = useTranslation('ownFactors');
  const language = pageLanguage(i18n);
  return (
    <table className={`${kit.small} ${classes.table}`}>
      <caption className={`${kit.strong} ${classes.caption}`}>{t('found.preview')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('found.name')}</th>
          <th scope="col">{t('found.group')}</th>
          <th scope="col" className={classes.impact}>
            {t('found.impact')}
          </th>
        </tr>
      </thead>
      <tbody>
        {factors.slice(0, shownRows).map(({ factor }) => (
          <tr key={[factor.topCategory, factor.category, factor.subcategory, factor.name].join('\n')}>
            <th scope="row">{factor.name}</th>
            <td>{groupPath(factor, language)}</td>
            <td className={classes.impact}>{formatImpact(factor, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
