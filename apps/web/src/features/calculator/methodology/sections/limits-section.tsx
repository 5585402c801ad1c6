import type { EmissionFactor } from '@pcf/contract/emission-factor';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../../i18n/page-language.ts';
import { exactNumber } from '../../../../lib/format/exact-number.ts';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { findProxy } from '../find-proxy.ts';
import { MethodSection } from '../method-section.tsx';
import { limits } from './limits.ts';
import classes from './limits-section.module.css';

export function LimitsSection({ factors }: { factors: readonly EmissionFactor[] }) {
  const { t, i18n } = useTranslation('methodology');
  const impactOf = (topCategory: string, category: string) =>
    exactNumber(findProxy(factors, topCategory, category)?.impact ?? 0, pageLanguage(i18n));
  const figures = { water: impactOf('Water', 'Water'), leather: impactOf('Textiles', 'Leather') };
  return (
    <MethodSection id="limits" title={t('heading.limits')}>
      <div className={classes.informative}>
        <Notice>
          <p>{t('limits.informative')}</p>
        </Notice>
      </div>
      <p>{t('limits.intro')}</p>
      <ul className={classes.limits}>
        {limits.map((limit) => (
          <li key={limit}>{t(`limits.point.${limit}`, figures)}</li>
        ))}
      </ul>
    </MethodSection>
  );
}
