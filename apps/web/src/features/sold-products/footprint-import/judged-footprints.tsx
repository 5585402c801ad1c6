import { useTranslation } from 'react-i18next';
import { FootprintErrors } from '../../../exchange/footprint-files/footprint-errors.tsx';
import { RemarkList } from '../../../exchange/received-remarks/remark-list.tsx';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import type { ImportedFootprint } from './api/import-footprints.ts';
import classes from './footprint-import.module.css';
import type { JudgedFile } from './use-footprint-import.ts';

/** File by file and footprint by footprint what becomes of it, and why. */
export function JudgedFootprints({ judged }: { judged: readonly JudgedFile[] }) {
  return judged.map((each) => <OneFile key={`${each.file.name} ${each.file.lastModified}`} {...each} />);
}

function OneFile({ file, result, error }: JudgedFile) {
  const { t } = useTranslation('footprintImport');
  const refusal = useProblemText(error);
  const problem = result === null ? (refusal ?? t('fill.failed')) : result.problem && t(`problem.${result.problem}`);
  return (
    <section>
      <h3 className={classes.file}>{t('file', { name: file.name })}</h3>
      {problem ? (
        <div className={classes.footprint} data-refused>
          <p role="alert" className={classes.unread}>
            {problem}
          </p>
        </div>
      ) : null}
      <ul className={classes.list}>
        {result?.footprints.map((footprint) => (
          <li
            key={footprint.path}
            className={classes.footprint}
            data-refused={footprint.outcome === 'REFUSED' || undefined}
          >
            <OneFootprint footprint={footprint} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OneFootprint({ footprint }: { footprint: ImportedFootprint }) {
  const { t } = useTranslation('footprintImport');
  const { name, internalReference, outcome, errors, remarks } = footprint;
  return (
    <>
      <p className={classes.head}>
        <span className={classes.name}>
          {name === null
            ? t('unnamed')
            : internalReference === null
              ? name
              : t('named', { name, reference: internalReference })}
        </span>
        <span className={classes.outcome}>{t(`outcome.${outcome}`)}</span>
      </p>
      {errors.length > 0 ? <FootprintErrors errors={errors} /> : null}
      {remarks.length > 0 ? (
        <details className={classes.remarks}>
          <summary>{t('remarks', { count: remarks.length })}</summary>
          <RemarkList remarks={remarks} />
        </details>
      ) : null}
    </>
  );
}
