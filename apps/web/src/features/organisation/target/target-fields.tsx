import { earliestYear, latestYear } from '@pcf/contract/exchange-limits';
import { type SbtiTargetAmbition, sbtiTargetAmbitions } from '@pcf/contract/vocabulary/sbti-target-ambition';
import { sbtiTargetStatuses } from '@pcf/contract/vocabulary/sbti-target-status';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../../ui/choice-field/choice-field.tsx';
import { NumberField } from '../../../ui/number-field/number-field.tsx';
import { YearField } from '../../../ui/year-field/year-field.tsx';
import classes from './target-form.module.css';
import type { TargetValues } from './target-values.ts';

/** The most ambitious first. */
const ambitions: readonly SbtiTargetAmbition[] = sbtiTargetAmbitions.toReversed();

export function TargetFields() {
  const { t } = useTranslation('sbti');
  const required = t('required');
  const isYear = (year: unknown) =>
    (typeof year === 'number' && year >= earliestYear && year <= latestYear) ||
    t('yearRange', { from: String(earliestYear), to: String(latestYear) });
  return (
    <>
      <ChoiceField<TargetValues>
        name="ambition"
        label={t('field.ambition')}
        rules={{ required }}
        options={ambitions.map((value) => ({
          value,
          label: t(`ambition.${value}`),
          help: t(`ambitionMeaning.${value}`),
        }))}
      />
      <ChoiceField<TargetValues>
        name="status"
        label={t('field.status')}
        rules={{ required }}
        stacked
        options={sbtiTargetStatuses.map((value) => ({
          value,
          label: t(`status.${value}`),
          help: t(`statusMeaning.${value}`),
        }))}
      />
      <div className={classes.pair}>
        <YearField<TargetValues>
          name="baseYear"
          label={t('field.baseYear')}
          help={t('baseYearHelp')}
          rules={{ required, validate: isYear, deps: ['targetYear'] }}
        />
        <YearField<TargetValues>
          name="targetYear"
          label={t('field.targetYear')}
          help={t('targetYearHelp')}
          rules={{
            required,
            validate: {
              isYear,
              isLater: (year, { baseYear }) => !(Number(year) <= Number(baseYear)) || t('targetYearLater'),
            },
          }}
        />
      </div>
      <NumberField<TargetValues>
        name="reductionPercent"
        label={t('field.reductionPercent')}
        help={t('reductionHelp')}
        unit="%"
        rules={{
          required,
          validate: (percent) => (Number(percent) > 0 && Number(percent) <= 100) || t('reductionRange'),
        }}
      />
    </>
  );
}
