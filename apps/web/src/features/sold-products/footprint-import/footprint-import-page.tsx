import { Button, type ButtonProps } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import findings from '../../../exchange/file-import/file-import.module.css';
import { ImportDone } from '../../../exchange/file-import/import-done.tsx';
import { FootprintErrors } from '../../../exchange/footprint-files/footprint-errors.tsx';
import { ForCallers } from '../../../exchange/for-callers.tsx';
import { RemarkList } from '../../../exchange/remark-list.tsx';
import { DropFrame } from '../../../ui/file-choice/file-choice.tsx';
import { ProgressPanel } from '../../../ui/file-choice/progress-panel.tsx';
import { useDroppedFiles } from '../../../ui/file-choice/use-dropped-files.ts';
import { FocusedTitle } from '../../../ui/focused-title.tsx';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import kit from '../../../ui/kit.module.css';
import { LeaveGuard } from '../../../ui/leave-guard/leave-guard.tsx';
import { BackLink, ListLink } from '../../../ui/list-link.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import classes from './footprint-import.module.css';
import type { ImportedFootprint } from './import-footprints.ts';
import { sumOf, useFootprintImport, type ValidatedFile } from './use-footprint-import.ts';

/** Footprints of other platforms as products that are sold. */
export function FootprintImportPage() {
  const { t } = useTranslation('footprintImport');
  return (
    <ForCallers call="importFootprints" title={t('title')}>
      <FootprintImport />
    </ForCallers>
  );
}

function FootprintImport() {
  const { t } = useTranslation('footprintImport');
  const { state, validate, write, restart } = useFootprintImport();
  const above = useDroppedFiles(state.stage !== 'running', validate);

  function stage() {
    switch (state.stage) {
      case 'choose':
        return (
          <DropFrame title={t('drop')} above={above} limits={t('limits')} level={2}>
            <FilesButton variant="filled" onChoose={validate}>
              {t('choose')}
            </FilesButton>
          </DropFrame>
        );
      case 'running':
        return (
          <ProgressPanel
            level={2}
            title={state.writing ? t('writing') : t('reading', { name: state.file.name })}
            percent={null}
            note={state.file.name}
          />
        );
      case 'validated':
        return (
          <ValidatedFiles validated={state.validated} onWrite={() => write(state.validated)} onChoose={validate} />
        );
      case 'done': {
        const refused = sumOf(state.validated, 'refused');
        return (
          <>
            <ImportDone
              title={t('done', { count: sumOf(state.validated, 'created') })}
              notes={[t('doneText'), refused > 0 && t('refused', { count: refused })]}
              warned={refused > 0}
              another={t('again')}
              onAnother={restart}
            >
              <Button component={ListLink} to="/products/sold" variant="filled">
                {t('show')}
              </Button>
            </ImportDone>
            <ValidatedFootprints validated={state.validated} />
          </>
        );
      }
    }
  }

  return (
    <>
      <BackLink to="/products/sold">{t('back')}</BackLink>
      <PageHeading subtitle={t('subtitle')}>{t('title')}</PageHeading>
      <div className={`${kit.stack24} ${kit.shrinkable}`} aria-busy={state.stage === 'running'}>
        {stage()}
      </div>
      <LeaveGuard unsaved={state.stage === 'running' && state.writing} />
    </>
  );
}

interface ValidatedFilesProps {
  validated: readonly ValidatedFile[];
  onWrite: () => void;
  onChoose: (files: readonly File[]) => void;
}

/** What the files would do, before they do it. */
function ValidatedFiles({ validated, onWrite, onChoose }: ValidatedFilesProps) {
  const { t } = useTranslation('footprintImport');
  const [created, unchanged, refused] = [
    sumOf(validated, 'created'),
    sumOf(validated, 'unchanged'),
    sumOf(validated, 'refused'),
  ];
  const wrong = refused > 0 || validated.some(({ result }) => result === null || result.problem !== null);
  const notes = [
    unchanged > 0 && t('unchanged', { count: unchanged }),
    refused > 0 && t('refused', { count: refused }),
  ];
  return (
    <>
      <section className={created === 0 ? findings.refused : wrong ? findings.warned : findings.ready}>
        <FocusedTitle level={2}>{created > 0 ? t('found', { count: created }) : t('foundNothing')}</FocusedTitle>
        <p className={findings.findingsText}>{notes.filter(Boolean).join(' ')}</p>
        <div className={kit.actions}>
          {created > 0 ? (
            <Button variant="filled" onClick={onWrite}>
              {t('create', { count: created })}
            </Button>
          ) : null}
          <FilesButton variant={created > 0 ? 'default' : 'filled'} onChoose={onChoose}>
            {t('another')}
          </FilesButton>
        </div>
      </section>
      <ValidatedFootprints validated={validated} />
    </>
  );
}

interface FilesButtonProps extends ButtonProps {
  onChoose: (files: readonly File[]) => void;
}

/** Opens the browser's choice of files, of which there may be several. */
function FilesButton({ onChoose, ...button }: FilesButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        multiple
        hidden
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same files, corrected, can be chosen again.
          currentTarget.value = '';
          if (files.length > 0) onChoose(files);
        }}
      />
    </>
  );
}

/** File by file and footprint by footprint what becomes of it, and why. */
function ValidatedFootprints({ validated }: { validated: readonly ValidatedFile[] }) {
  return validated.map((each) => <OneFile key={`${each.file.name} ${each.file.lastModified}`} {...each} />);
}

function OneFile({ file, result, error }: ValidatedFile) {
  const { t } = useTranslation('footprintImport');
  const refusal = useProblemText(error);
  const problem = result === null ? (refusal ?? t('fill.failed')) : result.problem && t(`problem.${result.problem}`);
  return (
    <section>
      <h3 className={`${kit.subheading} ${kit.breakable} ${kit.below8}`}>{t('file', { name: file.name })}</h3>
      {problem ? (
        <div className={classes.footprint} data-refused>
          <p role="alert" className={kit.flush}>
            {problem}
          </p>
        </div>
      ) : null}
      <ul className={kit.stack8}>
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
      <p className={`${kit.row4x12} ${kit.baseline} ${kit.spread}`}>
        <span className={kit.strong}>
          {name === null
            ? t('unnamed')
            : internalReference === null
              ? name
              : t('named', { name, reference: internalReference })}
        </span>
        <span className={`${kit.muted} ${classes.outcome}`}>{t(`outcome.${outcome}`)}</span>
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
