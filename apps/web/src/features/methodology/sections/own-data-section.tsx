import { Button } from '@mantine/core';
import { factorFileColumnNames, factorFileColumns } from '@pcf/catalogue/file/factor-file-columns';
import { useTranslation } from 'react-i18next';
import { exampleFile } from '../example-file.ts';
import { MethodSection } from '../method-section.tsx';
import classes from './own-data-section.module.css';

export function OwnDataSection() {
  const { t } = useTranslation('methodology');
  return (
    <MethodSection id="own" title={t('heading.own')}>
      <p>{t('own.text')}</p>
      <p>{t('own.columns')}</p>
      <table className={classes.table}>
        <caption className={classes.caption}>{t('own.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('own.column')}</th>
            <th scope="col">{t('own.needed')}</th>
            <th scope="col">{t('own.meaning')}</th>
          </tr>
        </thead>
        <tbody>
          {factorFileColumnNames.map((column) => (
            <tr key={column}>
              <th scope="row">
                <code>{column}</code>
              </th>
              <td className={classes.needed} data-label={t('named', { name: t('own.needed') })}>
                {t(factorFileColumns[column].required ? 'own.yes' : 'own.no')}
              </td>
              <td>{t(`own.of.${column}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button
        component="a"
        // An address that holds the file itself: no request is made for it.
        href={`data:text/csv;charset=utf-8,${encodeURIComponent(exampleFile)}`}
        download="factors-example.csv"
        className={classes.example ?? ''}
      >
        {t('own.example')}
      </Button>
    </MethodSection>
  );
}
