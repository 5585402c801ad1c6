import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { exactNumber } from '../../../lib/format/exact-number.ts';
import { formatPercent } from '../../../lib/format/format-percent.ts';
import classes from './company-working.module.css';
import { useDerivedValue } from './use-derived-value.ts';
import { useEmissionValues } from './use-emission-values.ts';

/** How the share comes about, with the numbers as they are typed. */
export function CompanyWorking() {
  const { t, i18n } = useTranslation('emissionData');
  const language = pageLanguage(i18n);
  const value = useDerivedValue();
  const { companyShare } = useEmissionValues('companyShare');
  const { companyEmissionsTonnes, sharePercent, unitsSold } = companyShare ?? {};
  if (value === null || companyEmissionsTonnes == null || sharePercent == null || unitsSold == null) {
    return <p className={classes.working}>{t('total.companyEmpty')}</p>;
  }
  return (
    <p className={classes.working}>
      {t('total.company', {
        tonnes: exactNumber(companyEmissionsTonnes, language),
        share: formatPercent(sharePercent, language),
        sold: exactNumber(unitsSold, language),
        value: `${exactNumber(value, language)}\u00a0kgCO₂e`,
      })}
    </p>
  );
}
