import { Box } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { markOf, useFindingWords } from './file-finding.ts';
import { type JudgedTable, type PreviewRow, previewFile } from './finding-cells.ts';
import { FindingList } from './finding-list.tsx';
import { FindingReasons } from './finding-reasons.tsx';
import classes from './preview-table.module.css';

/** The rows as the server read them, each bad cell marked with its reason. */
export function PreviewTable({ result }: { result: JudgedTable & { readonly rows: number } }) {
  const { t } = useTranslation('fileImport');
  const words = useFindingWords();
  const { headings, rows, elsewhere } = useMemo(() => previewFile(result), [result]);
  return (
    <>
      {elsewhere.length > 0 ? <FindingList findings={elsewhere} /> : null}
      {rows.length === 0 ? null : (
        <section className={classes.frame}>
          <h2 id="preview" className={classes.title}>
            {t('preview.title')}
          </h2>
          <p className={classes.note}>
            {t(rows.length === result.rows && elsewhere.length === 0 ? 'preview.all' : 'preview.note', {
              count: rows.length,
            })}
          </p>
          {/* Wider than most windows: it is moved by keyboard too. */}
          <Box component="section" className={classes.scroll} tabIndex={0} aria-labelledby="preview">
            <table className={classes.table}>
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
          <span className={classes.text}>{text}</span>
          <FindingReasons findings={findings} />
        </td>
      ))}
    </tr>
  );
}
