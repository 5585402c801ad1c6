import { calculatedShareType, primaryShareOf } from '@pcf/domain/emission-data/presets';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { formatPercent } from '../../../lib/format/format-percent.ts';
import { HelpWithTerm } from '../fields/help-with-term.tsx';
import { useFieldProps } from '../fields/use-field-props.ts';
import classes from './calculated-share.module.css';

/** What a calculation rests on follows from its rows: it is told, and cannot be typed. */
export function CalculatedShare() {
  const { t, i18n } = useTranslation('emissionData');
  const labelId = useId();
  const { label } = useFieldProps()('dataSources.shareOfPrimaryDataInEmissionFactor');
  return (
    <div>
      <div className={classes.share}>
        <span id={labelId} className={classes.label}>
          {label}
        </span>
        <output aria-labelledby={labelId} aria-live="off" className={classes.value}>
          {formatPercent(primaryShareOf(calculatedShareType) ?? 0, pageLanguage(i18n))}
        </output>
      </div>
      <p className={classes.why}>
        <HelpWithTerm help={t('calculatedShare')} term="primaryData" />
      </p>
    </div>
  );
}
