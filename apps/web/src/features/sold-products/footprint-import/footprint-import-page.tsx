import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ImportDone } from '../../../exchange/file-import/import-done.tsx';
import { BackLink } from '../../../ui/back-link/back-link.tsx';
import { DropFrame } from '../../../ui/file-choice/drop-frame.tsx';
import { ProgressPanel } from '../../../ui/file-choice/progress-panel.tsx';
import { useDroppedFiles } from '../../../ui/file-choice/use-dropped-files.ts';
import { LeaveGuard } from '../../../ui/leave-guard/leave-guard.tsx';
import { ListLink } from '../../../ui/list-link/list-link.tsx';
import { PageHeading } from '../../../ui/page-heading/page-heading.tsx';
import { FilesButton } from './files-button.tsx';
import classes from './footprint-import.module.css';
import { JudgedFiles } from './judged-files.tsx';
import { JudgedFootprints } from './judged-footprints.tsx';
import { sumOf, useFootprintImport } from './use-footprint-import.ts';

/** Footprints of other platforms as products that are sold. */
export function FootprintImportPage() {
  const { t } = useTranslation('footprintImport');
  const { state, judge, write, restart } = useFootprintImport();
  const above = useDroppedFiles(state.stage !== 'running', judge);

  function stage() {
    switch (state.stage) {
      case 'choose':
        return (
          <DropFrame title={t('drop')} above={above} limits={t('limits')} level={2}>
            <FilesButton variant="filled" onChoose={judge}>
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
      case 'judged':
        return <JudgedFiles judged={state.judged} onWrite={() => write(state.judged)} onChoose={judge} />;
      case 'done': {
        const refused = sumOf(state.judged, 'refused');
        return (
          <>
            <ImportDone
              title={t('done', { count: sumOf(state.judged, 'created') })}
              notes={[t('doneText'), refused > 0 && t('refused', { count: refused })]}
              warned={refused > 0}
              another={t('again')}
              onAnother={restart}
            >
              <Button component={ListLink} to="/products/sold" variant="filled">
                {t('show')}
              </Button>
            </ImportDone>
            <JudgedFootprints judged={state.judged} />
          </>
        );
      }
    }
  }

  return (
    <>
      <BackLink to="/products/sold">{t('back')}</BackLink>
      <PageHeading subtitle={t('subtitle')}>{t('title')}</PageHeading>
      <div className={classes.content} aria-busy={state.stage === 'running'}>
        {stage()}
      </div>
      <LeaveGuard unsaved={state.stage === 'running' && state.writing} />
    </>
  );
}
