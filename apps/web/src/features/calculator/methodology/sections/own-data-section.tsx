import { Button } from '@mantine/core';
import { exampleFactorFile } from '@pcf/catalogue/file/example-factor-file';
import { factorFileColumnNames, factorFileColumns } from '@pcf/catalogue/file/factor-file-columns';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../../lib/save-file.ts';
import { MethodSection } from '../method-section.tsx';
import tables from '../methodology-page.module.css';

export function OwnDataSection() {
  const { t } = useTranslation('methodology');
  return (
    <MethodSection id="own" title={t('heading.own')}>
      <p>{t('own.text')}</p>
      <p>{t('own.columns')}</p>
      <table className={`${tables.methodTableTable} ${tables.ownDataSectionTable}`}>
        <caption className={tables.caption}>{t('own.caption')}</caption>
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
              <td className={tables.needed} data-label={t('named', { name: t('own.needed') })}>
                {t(factorFileColumns[column].required ? 'own.yes' : 'own.no')}
              </td>
              <td>{t(`own.of.${column}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Button className={tables.example ?? ''} onClick={() => saveFile('factors-example.csv', exampleFactorFile())}>
        {t('own.example')}
      </Button>
    </MethodSection>
  );
}
