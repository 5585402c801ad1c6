import { Button } from '@mantine/core';
import { exampleFactorFile } from '@pcf/catalogue/file/example-factor-file';
import { factorFileColumnNames, factorFileColumns } from '@pcf/catalogue/file/factor-file-columns';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../lib/save-file.ts';
import { showSuccessToast } from '../../../lib/toasts/show-toast.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { FileButton } from '../../../ui/file-choice/file-choice.tsx';
import { useDroppedFiles } from '../../../ui/file-choice/use-dropped-files.ts';
import kit from '../../../ui/kit.module.css';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import type { Scenario } from '../model/scenario.ts';
import { ChosenFile } from './chosen-file.tsx';
import { factorFileTypes, rowsWithDataSet, useExtentText } from './data-set-words.ts';
import type { OwnDataSet } from './own-data-set.ts';
import classes from './own-factors-dialog.module.css';
import { useFileReading } from './use-file-reading.ts';
import type { OwnFactors } from './use-own-factors.ts';

const required = factorFileColumnNames.filter((column) => factorFileColumns[column].required);

const optional = factorFileColumnNames.filter((column) => !factorFileColumns[column].required);

interface OwnFactorsDialogProps {
  opened: boolean;
  onClose: () => void;
  ownFactors: OwnFactors;
  scenarios: readonly Scenario[];
}

/** Loads a data set of somebody's own into the calculator, and shows what is loaded. */
export function OwnFactorsDialog({ opened, onClose, ownFactors, scenarios }: OwnFactorsDialogProps) {
  const { t } = useTranslation('ownFactors');
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
    <ModalFrame opened={opened} onClose={close} title={t('title')}>
      <div className={classes.columns}>
        <div>
          <p ref={lead} tabIndex={-1} className={`${kit.reading} ${classes.lead}`}>
            {t('about.text')}
          </p>
          <p className={`${kit.reading} ${classes.privacy}`}>{t('about.privacy')}</p>
          {dataSets.length > 0 ? (
            <LoadedDataSets dataSets={dataSets} onReplace={(name, file) => read(file, name)} onRemove={askToRemove} />
          ) : null}
          <p role="alert" className={`${kit.danger} ${classes.several}`}>
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

interface RemoveDataSetProps {
  opened: boolean;
  name: string;
  /** How many rows use it. */
  rows: number;
  onConfirm: () => void;
  onClose: () => void;
}

function RemoveDataSet({ opened, name, rows, onConfirm, onClose }: RemoveDataSetProps) {
  const { t } = useTranslation('ownFactors');
  return (
    <ConfirmDialog
      opened={opened}
      title={t('remove.title')}
      confirm={t('loaded.remove')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{t('remove.text', { count: rows, name })}</p>
      <p>{t('remove.after')}</p>
    </ConfirmDialog>
  );
}

/** What the dialog is for, that nothing leaves the device, and what a file looks like. */
function AboutOwnFactors() {
  const { t } = useTranslation('ownFactors');
  return (
    <aside className={`${kit.small} ${classes.about}`}>
      <h3 className={`${kit.minorHeading} ${kit.below8}`}>{t('format.title')}</h3>
      <p>{t('format.text')}</p>
      <p>
        {t('format.required')} <Columns names={required} />
      </p>
      <p>
        {t('format.optional')} <Columns names={optional} />
      </p>
      <p>{t('format.units')}</p>
      <p>
        {/* In a tab of its own: leaving this page would lose what is entered. */}
        <Link to="/calculation-methodology" hash="own" target="_blank" className={`${kit.strong} ${classes.link}`}>
          {t('format.link')}
          <span className={kit.visuallyHidden}> ({t('format.newTab')})</span>
        </Link>
      </p>
      <Button size="xs" onClick={() => saveFile(t('format.exampleFile'), exampleFactorFile())}>
        {t('format.example')}
      </Button>
    </aside>
  );
}

function Columns({ names }: { names: readonly string[] }) {
  return names.map((name, index) => (
    <span key={name}>
      <code>{name}</code>
      {index < names.length - 1 ? ', ' : ''}
    </span>
  ));
}

interface LoadedDataSetsProps {
  dataSets: readonly OwnDataSet[];
  onReplace: (name: string, file: File) => void;
  onRemove: (dataSet: OwnDataSet) => void;
}

function LoadedDataSets({ dataSets, onReplace, onRemove }: LoadedDataSetsProps) {
  const { t } = useTranslation('ownFactors');
  const extent = useExtentText();
  return (
    <section>
      <h3 className={`${kit.subheading} ${kit.below8}`}>{t('loaded.title')}</h3>
      <ul className={`${kit.framed} ${kit.below24}`}>
        {dataSets.map((dataSet) => {
          const { name } = dataSet;
          return (
            <li key={name} className={`${kit.row8x24} ${classes.row}`}>
              <div className={classes.words}>
                <p className={`${kit.strong} ${kit.breakable}`}>{name}</p>
                <p className={kit.note}>{extent(dataSet)}</p>
              </div>
              <div className={kit.row8}>
                <FileButton
                  accept={factorFileTypes}
                  size="xs"
                  aria-label={t('loaded.replaceNamed', { name })}
                  onChoose={(file) => onReplace(name, file)}
                >
                  {t('loaded.replace')}
                </FileButton>
                <Button size="xs" aria-label={t('loaded.removeNamed', { name })} onClick={() => onRemove(dataSet)}>
                  {t('loaded.remove')}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
