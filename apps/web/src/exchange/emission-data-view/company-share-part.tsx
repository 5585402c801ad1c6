import type { EmissionData } from '@pcf/contract/resources/emission-data';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { exactNumber } from '../../lib/format/exact-number.ts';
import classes from './company-share-part.module.css';
import { DataPart } from './data-group.tsx';
import { Facts } from './facts.tsx';

/** A part of what the whole company emits, and how it came about. */
export function CompanySharePart({ data }: { data: EmissionData }) {
  const { t, i18n } = useTranslation('emissionView');
  const language = pageLanguage(i18n);
  const { companyShare, value } = data.emissionValues ?? {};
  if (!companyShare) return null;
  const { companyEmissionsTonnes: tonnes, sharePercent: share, unitsSold: units } = companyShare;
  const isWhole = tonnes != null && share != null && units != null && value != null;
  return (
    <DataPart title={t('companyShare.title')}>
      <Facts
        data={data}
        fields={[
          'emissionValues.companyShare.companyEmissionsTonnes',
          'emissionValues.companyShare.sharePercent',
          'emissionValues.companyShare.unitsSold',
          'emissionValues.companyShare.basis',
          'emissionValues.companyShare.year',
          'emissionValues.companyShare.scopes',
        ]}
      />
      {isWhole ? (
        <p className={classes.working}>
          {t('companyShare.working', {
            tonnes: exactNumber(tonnes, language),
            thousand: exactNumber(1000, language),
            share: exactNumber(share, language),
            units: exactNumber(units, language),
            value: exactNumber(value, language),
          })}
        </p>
      ) : null}
    </DataPart>
  );
}
