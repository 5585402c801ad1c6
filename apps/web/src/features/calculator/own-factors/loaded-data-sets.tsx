import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../../../ui/file-choice/file-button.tsx';
import { factorFileTypes } from './factor-file-types.ts';
import classes from './loaded-data-sets.module.css';
import type { OwnDataSet } from './own-data-set.ts';
import { useExtentText } from './use-extent-text.ts';

interface LoadedDataSetsProps {
  dataSets: readonly OwnDataSet[];
  onReplace: (name: string, file: File) => void;
  onRemove: (dataSet: OwnDataSet) => void;
}

export function LoadedDataSets({ dataSets, onReplace, onRemove }: LoadedDataSetsProps) {
  const { t } = useTranslation('ownFactors');
  const extent = useExtentText();
  return (
    <section>
      <h3 className={classes.title}>{t('loaded.title')}</h3>
      <ul className={classes.list}>
        {dataSets.map((dataSet) => {
          const { name } = dataSet;
          return (
            <li key={name} className={classes.row}>
              <div className={classes.words}>
                <p className={classes.name}>{name}</p>
                <p className={classes.extent}>{extent(dataSet)}</p>
              </div>
              <div className={classes.actions}>
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
