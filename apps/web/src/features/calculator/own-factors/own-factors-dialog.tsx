import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showSuccessToast } from '../../../lib/toasts/show-toast.tsx';
import { useDroppedFiles } from '../../../ui/file-choice/use-dropped-files.ts';
import { ModalFrame } from '../../../ui/modal-frame/modal-frame.tsx';
import { useReady } from '../../../ui/modal-frame/use-ready.ts';
import type { Scenario } from '../model/scenario.ts';
import { AboutOwnFactors } from './about-own-factors.tsx';
import { ChosenFile } from './chosen-file.tsx';
import { LoadedDataSets } from './loaded-data-sets.tsx';
import type { OwnDataSet } from './own-data-set.ts';
import classes from './own-factors-dialog.module.css';
import { RemoveDataSet } from './remove-data-set.tsx';
import { rowsWithDataSet } from './rows-with-data-set.ts';
import { useFileReading } from './use-file-reading.ts';
import type { OwnFactors } from './use-own-factors.ts';

interface OwnFactorsDialogProps {
  opened: boolean;
  onClose: () => void;
  ownFactors: OwnFactors;
  scenarios: readonly Scenario[];
}

/** Loads a data set of somebody's own into the calculator, and shows what is loaded. */
export function OwnFactorsDialog({ opened, onClose, ownFactors, scenarios }: OwnFactorsDialogProps) {
  const { t } = useTranslation('ownFactors');
  const ready = useReady();
  const { dataSets, keep, remove } = ownFactors;
  const { reading, start, stop } = useFileReading(dataSets);
  const [several, setSeveral] = useState(false);
  const [leaving, setLeaving] = useState<{ name: string; rows: number } | null>(null);
  const lead = useRef<HTMLParagraphElement>(null);

  function read(file: File, replacing: string | null = null) {
    setSeveral(false);
    void start(file, replacing);
  }

  const above = useDroppedFiles(opened, (files) => {
    const [file] = files;
    if (files.length > 1) setSeveral(true);
    else if (file) read(file);
  });

  function use(dataSet: OwnDataSet, replacing: string | null) {
    keep(dataSet, replacing);
    stop();
    onClose();
    showSuccessToast('ownFactors:loadedToast', { count: dataSet.factors.length, name: dataSet.name });
  }

  function removeNow(name: string) {
    remove(name);
    setLeaving(null);
    lead.current?.focus();
  }

  function askToRemove({ name }: OwnDataSet) {
    const rows = rowsWithDataSet(scenarios, name);
    if (rows > 0) setLeaving({ name, rows });
    else removeNow(name);
  }

  function cancel() {
    stop();
    lead.current?.focus();
  }

  function close() {
    // Escape reaches both dialogs; the question is on top and takes it.
    if (leaving !== null) return;
    if (reading.state === 'reading') stop();
    onClose();
  }

  return (
    <ModalFrame opened={opened && ready} onClose={close} title={t('title')}>
      <div className={classes.columns}>
        <div>
          <p ref={lead} tabIndex={-1} className={classes.lead}>
            {t('about.text')}
          </p>
          <p className={classes.privacy}>{t('about.privacy')}</p>
          {dataSets.length > 0 ? (
            <LoadedDataSets dataSets={dataSets} onReplace={(name, file) => read(file, name)} onRemove={askToRemove} />
          ) : null}
          <p role="alert" className={classes.several}>
            {several ? t('drop.several') : null}
          </p>
          <ChosenFile
            reading={reading}
            dataSets={dataSets}
            scenarios={scenarios}
            above={above}
            onChoose={read}
            onCancel={cancel}
            onUse={use}
          />
        </div>
        <AboutOwnFactors />
      </div>
      <RemoveDataSet
        opened={leaving !== null}
        name={leaving?.name ?? ''}
        rows={leaving?.rows ?? 0}
        onConfirm={() => leaving && removeNow(leaving.name)}
        onClose={() => setLeaving(null)}
      />
    </ModalFrame>
  );
}
