import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import type { Scenario } from '../model/scenario.ts';
import classes from './claimed-factors.module.css';
import { shortFactorName } from './factor-name.ts';
import { usedFactors } from './used-factors.ts';

/** Figures that came with a link and are not those of our catalogue are in the total: whoever reads it should know. */
export const ClaimedFactors = memo(function ClaimedFactors({ scenarios }: { scenarios: readonly Scenario[] }) {
  const { t, i18n } = useTranslation('footprint');
  const claimed = usedFactors(scenarios).filter(({ origin }) => origin === 'LINK');
  if (claimed.length === 0) return null;
  const names = claimed.map((factor) =>
    t('claimedOne', { name: shortFactorName(factor, pageLanguage(i18n)), version: factor.version }),
  );
  return (
    <p className={classes.claimed}>
      {t('claimed', { count: claimed.length })} {[...new Set(names)].join(', ')}
    </p>
  );
});
