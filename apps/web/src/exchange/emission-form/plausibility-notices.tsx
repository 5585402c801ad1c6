import type { EmissionData } from '@pcf/contract/resources/emission-data';
import { textLimits } from '@pcf/contract/text-limits';
import type { Comparisons, Doubt } from '@pcf/domain/emission-data/plausibility';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { formatDate } from '../../lib/format/date-format.ts';
import { dateLocales, numberFormat } from '../../lib/format/number-format.ts';
import { exactNumber } from '../../lib/format/numbers.ts';
import { formatPercent } from '../../lib/format/shares.ts';
import kit from '../../ui/kit.module.css';
import { LineIcon } from '../../ui/line-icon.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { groupName } from '../factor-field/factor-names.ts';
import { type Plausibility, useDoubts } from './comparison/use-doubts.ts';
import type { EmissionFormValues } from './emission-form-values.ts';
import { useFormSurroundings, useShownFindings } from './form-surroundings.ts';
import classes from './plausibility-notices.module.css';

interface PlausibilityNoticesProps {
  /** Left out where the sentence is asked for later, on the same page. */
  withSentence?: boolean;
}

/** How the value compares with what is known, and the sentence that is asked for where it is unlikely. */
export function PlausibilityNotices({ withSentence = true }: PlausibilityNoticesProps) {
  const { t, i18n } = useTranslation('emissionData');
  const { isAnswer } = useFormSurroundings();
  const plausibility = useDoubts();
  const { doubts, asksForSentence, group } = plausibility;
  const information = useInformation(plausibility);
  const doubtText = useDoubtText();
  const showErrors = useShownFindings() !== null;
  const name = group ? groupName(group, pageLanguage(i18n)) : '';
  return (
    <div className={`${kit.stack12} ${classes.notices}`} aria-live="polite">
      {information.length > 0 ? (
        <p className={`${kit.breakable} ${classes.information}`}>{information.join(' ')}</p>
      ) : null}
      {doubts.length > 0 ? (
        <div className={`${kit.breakable} ${kit.stack16} ${classes.doubts}`}>
          <ul className={kit.stack8}>
            {doubts.map((doubt) => (
              <li key={doubt.warning} className={classes.doubt}>
                <LineIcon name="warning" />
                <span>{doubtText(doubt, name)}</span>
              </li>
            ))}
          </ul>
          {withSentence && isAnswer && asksForSentence ? (
            <TextAreaField<EmissionFormValues>
              name="plausibilityConfirmation"
              id="plausibilityConfirmation"
              label={t('plausible.confirmation')}
              help={t('plausible.confirmationHelp')}
              validateOnBlur={showErrors}
              rules={{ required: true, maxLength: textLimits.answerComment }}
            />
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

/** A warning in a sentence, with its numbers. */
function useDoubtText() {
  const { t, i18n } = useTranslation('emissionData');
  const language = pageLanguage(i18n);
  const rough = (value: number) => numberFormat(language, { maximumSignificantDigits: 4 }).format(value);
  return (doubt: Doubt, group: string): string => {
    switch (doubt.warning) {
      case 'OUTSIDE_CATALOGUE_RANGE':
        return t(`warning.${doubt.warning}`, {
          value: exactNumber(doubt.value, language),
          group,
          min: rough(doubt.min),
          max: rough(doubt.max),
        });
      case 'OUTSIDE_MATERIAL_SPAN':
        return t(`warning.${doubt.warning}`, {
          value: exactNumber(doubt.value, language),
          perKilogram: rough(doubt.perKilogram),
          min: rough(doubt.min),
          max: rough(doubt.max),
        });
      case 'FAR_FROM_IN_FORCE':
        return t(`warning.${doubt.warning}`, {
          value: exactNumber(doubt.value, language),
          percent: formatPercent(doubt.percent, language, 'exceptZero'),
          inForce: rough(doubt.inForce),
        });
      case 'BREAKDOWN_DIFFERS':
        return t(`warning.${doubt.warning}`, { sum: rough(doubt.sum), value: exactNumber(doubt.value, language) });
      case 'PERIOD_LAPSED':
        return t(`warning.${doubt.warning}`, { until: formatDate(doubt.until, language) });
      case 'DIFFERS_FROM_EXPECTED':
        return t(`warning.${doubt.warning}`, {
          fields: new Intl.ListFormat(dateLocales[language]).format(
            doubt.fields.map((field) => t(`plausible.${field}`)),
          ),
        });
    }
  };
}

/** What speaks for the value: it is within the range of its group, and near the one that was accepted last. */
function useInformation({ doubts, values, group, range }: Plausibility): readonly string[] {
  const { t, i18n } = useTranslation('emissionData');
  const language = pageLanguage(i18n);
  const { inForce } = useFormSurroundings();
  const { value, unit, unitAmount } = values;
  if (value == null) return [];
  const rough = (number: number) => numberFormat(language, { maximumSignificantDigits: 4 }).format(number);
  const isDoubted = (warning: (typeof doubts)[number]['warning']) => doubts.some((doubt) => doubt.warning === warning);
  const scaled = scaledRange(values, range);
  const within =
    scaled && group && !isDoubted('OUTSIDE_CATALOGUE_RANGE')
      ? t('plausible.within', {
          value: exactNumber(value, language),
          group: groupName(group, language),
          min: rough(scaled.min),
          max: rough(scaled.max),
        })
      : null;
  const before = inForce && inForce.unit === unit ? (inForce.value / inForce.unitAmount) * (unitAmount ?? 1) : null;
  const near =
    before && !isDoubted('FAR_FROM_IN_FORCE')
      ? t('plausible.inForce', {
          inForce: rough(before),
          percent: formatPercent(Math.round(((value - before) / Math.abs(before)) * 100), language, 'exceptZero'),
        })
      : null;
  return [within, near].filter((sentence) => sentence !== null);
}

/** The range of a group for the unit of the value; null where nothing leads from the unit to a mass. */
function scaledRange(
  { unit, unitAmount, productMassKg }: NonNullable<EmissionData['emissionValues']>,
  range: Comparisons['groupRange'],
): Comparisons['groupRange'] {
  const mass = unit === 'KG' ? 1 : productMassKg;
  if (range === null || !mass) return null;
  const scale = mass * (unitAmount ?? 1);
  return { min: range.min * scale, max: range.max * scale };
}
