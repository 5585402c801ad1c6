import { Button } from '@mantine/core';
import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { EmissionData } from '@pcf/contract/resources/emission-data';
import { mutationOptions, useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { emptyEmissionForm } from '../../../exchange/emission-form/emission-form-values.ts';
import { FootprintErrors } from '../../../exchange/footprint-files/footprint-errors.tsx';
import { RemarkList } from '../../../exchange/remark-list.tsx';
import { uploadFile } from '../../../lib/api/transfer-file.ts';
import { FileButton } from '../../../ui/file-choice/file-choice.tsx';
import { useProblemText } from '../../../ui/form/use-problem-text.ts';
import kit from '../../../ui/kit.module.css';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import { useAnswerWork } from './answer-work.ts';
import classes from './footprint-choice.module.css';

/** Nothing of it is kept. */
const readFootprintFile = mutationOptions({
  mutationKey: ['readFootprintFile'],
  mutationFn: (file: File) => uploadFile('readFootprintFile', { file }),
});

const maxErrors = 50;

/** A file is read, looked at, and only then put into the form. */
export function FillDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { t } = useTranslation('footprintImport');
  const { fillWith } = useAnswerWork();
  return (
    <ModalFrame opened={opened} onClose={onClose} title={t('fill.title')}>
      <FootprintChoice
        onTake={(data) => {
          onClose();
          fillWith({ ...emptyEmissionForm, data });
        }}
      />
    </ModalFrame>
  );
}

/** Which footprint of a file fills in the form. */
function FootprintChoice({ onTake }: { onTake: (data: EmissionData) => void }) {
  const { t } = useTranslation('footprintImport');
  const reading = useMutation(readFootprintFile);
  const [chosen, setChosen] = useState(0);
  const refusal = useProblemText(reading.error);
  const { data: read } = reading;
  const readable = read?.footprints.filter(({ data }) => data !== null) ?? [];
  const taken = readable[chosen]?.data;
  const problem = reading.isError ? (refusal ?? t('fill.failed')) : read?.problem && t(`problem.${read.problem}`);
  return (
    <div className={`${kit.stack16} ${kit.shrinkable}`}>
      <p className={kit.reading}>{t('fill.text')}</p>
      <div role="status">{problem ? <p className={kit.reading}>{problem}</p> : null}</div>
      {read && !read.problem && readable.length === 0 ? (
        <div>
          <p className={kit.reading}>{t('fill.unreadable')}</p>
          <FootprintErrors errors={read.footprints.flatMap(({ errors }) => errors).slice(0, maxErrors)} />
        </div>
      ) : null}
      {readable.length > 0 ? (
        <fieldset className={`${kit.stack8} ${kit.breakable} ${kit.shrinkable}`}>
          <legend className={`${kit.bold} ${classes.legend}`}>{t('fill.which')}</legend>
          {readable.map((footprint, index) => (
            <ReadableFootprint
              key={footprint.path}
              footprint={footprint}
              checked={index === chosen}
              onChoose={() => setChosen(index)}
            />
          ))}
        </fieldset>
      ) : null}
      <div className={kit.actions}>
        {taken ? (
          <Button variant="filled" onClick={() => onTake(taken)}>
            {t('fill.take')}
          </Button>
        ) : null}
        <FileButton
          accept=".json,application/json"
          variant={taken ? 'default' : 'filled'}
          loading={reading.isPending}
          onChoose={(file) => {
            setChosen(0);
            reading.mutate(file);
          }}
        >
          {t('fill.choose')}
        </FileButton>
      </div>
    </div>
  );
}

interface ReadableFootprintProps {
  footprint: ReadFootprint;
  checked: boolean;
  onChoose: () => void;
}

/** What is called how and by whom, and what stands out in it once it is chosen. */
function ReadableFootprint({ footprint, checked, onChoose }: ReadableFootprintProps) {
  const { t } = useTranslation('footprintImport');
  const { name, company, remarks } = footprint;
  return (
    <div>
      <label className={classes.footprint}>
        <input type="radio" name="footprint" checked={checked} onChange={onChoose} />
        <span>
          <b>{name}</b> {company}
        </span>
      </label>
      {checked && remarks.length > 0 ? (
        <div className={`${kit.stack8} ${classes.remarks}`}>
          <p className={kit.reading}>{t('remarks', { count: remarks.length })}</p>
          <Suspense>
            <RemarkList remarks={remarks} />
          </Suspense>
        </div>
      ) : null}
    </div>
  );
}

type ReadFootprint = OperationOutput<'readFootprintFile'>['footprints'][number];
