import { Button, Group } from '@mantine/core';
import type { EmissionData } from '@pcf/contract/resources/emission-data';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FootprintErrors } from '../../../../exchange/footprint-files/footprint-errors.tsx';
import { FileButton } from '../../../../ui/file-choice/file-button.tsx';
import { useProblemText } from '../../../../ui/form/use-problem-text.ts';
import { readFootprintFile } from '../api/read-footprint-file.ts';
import classes from './footprint-choice.module.css';
import { ReadableFootprint } from './readable-footprint.tsx';

/** Which footprint of a file fills in the form. */
export function FootprintChoice({ onTake }: { onTake: (data: EmissionData) => void }) {
  const { t } = useTranslation('footprintImport');
  const reading = useMutation(readFootprintFile);
  const [chosen, setChosen] = useState(0);
  const refusal = useProblemText(reading.error);
  const { data: read } = reading;
  const readable = read?.footprints.filter(({ data }) => data !== null) ?? [];
  const taken = readable[chosen]?.data;
  const problem = reading.isError ? (refusal ?? t('fill.failed')) : read?.problem && t(`problem.${read.problem}`);
  return (
    <div className={classes.choice}>
      <p className={classes.text}>{t('fill.text')}</p>
      <div role="status">{problem ? <p className={classes.text}>{problem}</p> : null}</div>
      {read && !read.problem && readable.length === 0 ? (
        <div>
          <p className={classes.text}>{t('fill.unreadable')}</p>
          <FootprintErrors errors={read.footprints.flatMap(({ errors }) => errors).slice(0, mostErrors)} />
        </div>
      ) : null}
      {readable.length > 0 ? (
        <fieldset className={classes.footprints}>
          <legend className={classes.legend}>{t('fill.which')}</legend>
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
      <Group gap={8}>
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
      </Group>
    </div>
  );
}

const mostErrors = 50;
