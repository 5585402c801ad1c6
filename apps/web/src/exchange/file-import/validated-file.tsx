import { Box, Button } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../lib/save-file.ts';
import { FileButton } from '../../ui/file-choice/file-choice.tsx';
import { FocusedTitle } from '../../ui/focused-title.tsx';
import kit from '../../ui/kit.module.css';
import { type FileFinding, markOf, useFindingWords } from './file-finding.ts';
import classes from './file-import.module.css';
import { type PreviewRow, previewFile, type ValidatedTable } from './finding-cells.ts';
import { type ImportOutcome, spreadsheetTypes } from './import-order.ts';

const most = 50;

/** A cell of a table that a spreadsheet opens: quoted, and never taken for a formula. */
const cell = (text: string) => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** What is said of a file in which nothing is wrong. */
export interface ValidatedWords {
  readonly title: string;
  /** Sentences on what it will do; empty ones are left out. */
  readonly notes: readonly (string | false | null)[];
  /** On the button that does it. */
  readonly write: string;
  /** Whether there is anything to write. */
  readonly writable: boolean;
}

interface ValidatedFileProps {
  file: File;
  result: ImportOutcome;
  words: ValidatedWords;
  choice: ReactNode;
  onChoose: (file: File) => void;
  onWrite: () => void;
}

/** What a file would do, before it does it; or what has to be put right first. */
export function ValidatedFile({ file, result, words, choice, onChoose, onWrite }: ValidatedFileProps) {
  const { t } = useTranslation('fileImport');
  const saveFindings = useSavedFindings();
  const { errors, warnings, moreErrors } = result;
  const refused = errors.length > 0;
  const warned = warnings.length > 0;
  const notes = [
    refused && t('judged.errorsText', { name: file.name }),
    moreErrors && t('judged.more'),
    ...words.notes,
  ];
  return (
    <>
      <section className={refused ? classes.refused : warned ? classes.warned : classes.ready}>
        <FocusedTitle level={2}>{refused ? t('judged.errors', { count: errors.length }) : words.title}</FocusedTitle>
        <p className={classes.findingsText}>{notes.filter(Boolean).join(' ')}</p>
        {choice}
        <div className={kit.actions}>
          {refused ? null : (
            <Button variant="filled" disabled={!words.writable} onClick={onWrite}>
              {words.write}
            </Button>
          )}
          <FileButton accept={spreadsheetTypes} variant={refused ? 'filled' : 'default'} onChoose={onChoose}>
            {refused ? t('drop.corrected') : t('drop.another')}
          </FileButton>
          {refused || warned ? <Button onClick={() => saveFindings(result)}>{t('findings.download')}</Button> : null}
        </div>
      </section>
      <PreviewTable result={result} />
    </>
  );
}

/** Saves what was found in a file as a file, for putting it right in another program. */
function useSavedFindings() {
  const { t } = useTranslation('fileImport');
  const { textOf } = useFindingWords();
  return ({ errors, warnings }: { errors: readonly FileFinding[]; warnings: readonly FileFinding[] }) => {
    const head = [t('findings.row'), t('findings.column'), t('findings.reason'), t('findings.value')];
    const found = [...errors, ...warnings].map((finding) => [
      String(finding.row),
      finding.column ?? '',
      textOf(finding),
      finding.value ?? '',
    ]);
    saveFile(t('findings.fileName'), findingsFile([head, ...found]));
  };
}

/** What was found in a file, as a file: with the mark by which spreadsheets know UTF-8. */
export function findingsFile(rows: readonly (readonly string[])[]): Blob {
  const lines = rows.map((cells) => cells.map(cell).join(','));
  return new Blob([`\uFEFF${lines.join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' });
}

/** The rows as the server read them, each bad cell marked with its reason. */
function PreviewTable({ result }: { result: ValidatedTable & { readonly rows: number } }) {
  const { t } = useTranslation('fileImport');
  const words = useFindingWords();
  const { headings, rows, outsidePreview } = useMemo(() => previewFile(result), [result]);
  return (
    <>
      {outsidePreview.length > 0 ? <FindingList findings={outsidePreview} /> : null}
      {rows.length === 0 ? null : (
        <section className={kit.shrinkable}>
          <h2 id="preview" className={`${kit.bold} ${classes.title}`}>
            {t('preview.title')}
          </h2>
          <p className={`${kit.note} ${kit.below12}`}>
            {t(rows.length === result.rows && outsidePreview.length === 0 ? 'preview.all' : 'preview.note', {
              count: rows.length,
            })}
          </p>
          {/* Wider than most windows: it is moved by keyboard too. */}
          <Box component="section" className={classes.scroll} tabIndex={0} aria-labelledby="preview">
            <table className={`${kit.small} ${classes.table}`}>
              <thead>
                <tr>
                  <th scope="col">{t('findings.row')}</th>
                  {headings.map(({ key, text, findings }) => (
                    <th key={key} scope="col" data-marked={markOf(findings, words)}>
                      {text}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <Row key={row.row} row={row} />
                ))}
              </tbody>
            </table>
          </Box>
        </section>
      )}
    </>
  );
}

function Row({ row }: { row: PreviewRow }) {
  const words = useFindingWords();
  return (
    <tr>
      <th scope="row" className={classes.number} data-marked={markOf(row.findings, words)}>
        {row.row}
        <FindingReasons findings={row.findings} />
      </th>
      {row.cells.map(({ key, text, findings }) => (
        <td key={key} data-marked={markOf(findings, words)}>
          <span className={`${kit.breakable} ${classes.text}`}>{text}</span>
          <FindingReasons findings={findings} />
        </td>
      ))}
    </tr>
  );
}

/** What concerns the file, or rows that the preview leaves out. */
function FindingList({ findings }: { findings: readonly FileFinding[] }) {
  const { t } = useTranslation('fileImport');
  return (
    <section>
      <h2 className={`${kit.bold} ${classes.findingListTitle}`}>{t('elsewhere.title')}</h2>
      <ol className={kit.card}>
        {findings.slice(0, most).map((finding) => (
          <li
            key={[finding.row, finding.column, finding.code, finding.value].join('\n')}
            className={`${kit.small} ${kit.breakable} ${classes.row}`}
          >
            <span className={`${kit.row} ${kit.strong} ${classes.place}`}>
              {finding.row === 0 ? t('elsewhere.file') : t('elsewhere.row', { row: finding.row })}
              {finding.column ? (
                <span className={`${kit.muted} ${kit.regular} ${classes.column}`}>{finding.column}</span>
              ) : null}
            </span>
            <FindingReasons findings={[finding]} />
          </li>
        ))}
      </ol>
      {findings.length > most ? (
        <p className={`${kit.muted} ${kit.regular} ${classes.more}`}>
          {t('elsewhere.more', { count: findings.length - most })}
        </p>
      ) : null}
    </section>
  );
}

/** Beside what is marked; the colour is never alone. */
function FindingReasons({ findings }: { findings: readonly FileFinding[] }) {
  const { textOf, isWarning } = useFindingWords();
  return findings.map((finding) => (
    <span key={finding.code} className={`${kit.tiny} ${classes.reason}`} data-warning={isWarning(finding) || undefined}>
      <svg className={classes.icon} viewBox="0 0 16 16" aria-hidden>
        <path d="M8 4.5v4M8 11v.5" />
        <circle cx="8" cy="8" r="6.5" />
      </svg>
      {textOf(finding)}
    </span>
  ));
}
