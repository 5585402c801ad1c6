import { groupRange } from '@pcf/catalogue/group-range';
import { dataQualityOf } from '@pcf/domain/emission-data/data-quality';
import { useTranslation } from 'react-i18next';
import { changeInForce } from '../../../../exchange/change-in-force.ts';
import { useEmissionHeadline } from '../../../../exchange/emission-data-view/use-emission-headline.ts';
import { useCatalogue } from '../../../../exchange/emission-form/comparison/use-catalogue.ts';
import { groupName } from '../../../../exchange/factor-field/factor-names.ts';
import { UnlikelyMark } from '../../../../exchange/unlikely-mark.tsx';
import { pageLanguage } from '../../../../i18n/page-language.ts';
import { noValue } from '../../../../lib/format/number-format.ts';
import { exactNumber } from '../../../../lib/format/numbers.ts';
import { listNumber, singleNumber } from '../../../../lib/format/rounding.ts';
import { formatChange, formatShare } from '../../../../lib/format/shares.ts';
import { ExactValue } from '../../../../ui/exact-value.tsx';
import { FigureStrip, type StripFigure } from '../../../../ui/figure-strip.tsx';
import type { Submission } from '../requested-product-calls.ts';

interface ReviewStripProps {
  submission: Submission;
  /** The current version, where it is another. */
  accepted: Submission | null;
}

/** What a reviewer decides by: the value, its change, whether it is likely, and what it is worth as evidence. */
export function ReviewStrip({ submission, accepted }: ReviewStripProps) {
  const { t } = useTranslation('review');
  const values = submission.data.emissionValues ?? {};
  const headline = useEmissionHeadline(values);
  const change = useChange(submission, accepted);
  const plausibility = usePlausibility(submission);
  const quality = useQuality(submission);
  if (headline === null) return null;
  const { shown, exact, unit, notes } = headline;
  const value = change.exact ? exact : shown;
  return (
    <FigureStrip
      label={t('strip.label')}
      figures={[
        {
          label: t('strip.footprint'),
          value: <ExactValue shown={value} exact={exact} />,
          unit,
          note: notes.join(' · '),
        },
        change.figure,
        plausibility,
        quality,
      ]}
    />
  );
}

const comparedValue = ({ data: { emissionValues: values } }: Submission) => ({
  emissionValue: values?.value ?? null,
  emissionUnit: values?.unit ?? null,
  emissionUnitAmount: values?.unitAmount ?? null,
});

/** Beside the value of the current version, both with every digit where rounding would tell another change. */
function useChange(submission: Submission, accepted: Submission | null): { figure: StripFigure; exact: boolean } {
  const { t, i18n } = useTranslation('review');
  const language = pageLanguage(i18n);
  const label = t('queue.change');
  if (accepted === null) return { figure: { label, value: noValue, note: t('strip.noOther') }, exact: false };
  const { change, exact } = changeInForce({ ...comparedValue(submission), inForce: comparedValue(accepted) });
  const was = accepted.data.emissionValues?.value;
  const figure = {
    label,
    value: change === null ? noValue : formatChange(change, language),
    note: t('strip.was', {
      value: was == null ? t('queue.noData') : (exact ? exactNumber : singleNumber)(was, language),
      version: accepted.version,
    }),
  };
  return { figure, exact };
}

/** Whether the value is likely, and the range of the group of the catalogue that the supplier compared it with. */
function usePlausibility({ data, plausibilityWarnings }: Submission): StripFigure {
  const { t, i18n } = useTranslation('review');
  const language = pageLanguage(i18n);
  const group = data.emissionValues?.comparisonGroup ?? null;
  const { catalogue } = useCatalogue(group !== null);
  const range = group && typeof catalogue === 'object' ? groupRange(catalogue.tree, group) : null;
  return {
    label: t('strip.plausibility'),
    value: t(plausibilityWarnings.length > 0 ? 'strip.unlikely' : 'strip.usual'),
    note: (
      <>
        <UnlikelyMark warnings={plausibilityWarnings} />
        {group && range
          ? t('strip.range', {
              group: groupName(group, language),
              min: listNumber(range.min, language),
              max: listNumber(range.max, language),
            })
          : t('strip.noGroup')}
      </>
    ),
  };
}

function useQuality({ data, submittedAt }: Submission): StripFigure {
  const { t, i18n } = useTranslation('review');
  const quality = dataQualityOf(data, submittedAt.slice(0, 10));
  const share = data.dataSources?.shareOfPrimaryDataInEmissionFactor;
  const notes = [
    share == null ? null : t('queue.primary', { share: formatShare(share / 100, pageLanguage(i18n)) }),
    t(data.verificationData?.verified ? 'queue.verified' : 'queue.notVerified'),
  ];
  return {
    label: t('strip.quality'),
    value: quality?.score ?? noValue,
    unit: quality ? t('strip.of100') : null,
    note: notes.filter((note) => note !== null).join(' · '),
  };
}
