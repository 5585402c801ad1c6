import type { EmissionData } from '@pcf/contract/resources/emission-data';
import type { ItemData } from '@pcf/contract/resources/emission-data-item';
import type { ConfirmedWarning } from '@pcf/contract/vocabulary/plausibility-warning';
import { validUntil } from '@pcf/domain/emission-data/validity';
import { useTranslation } from 'react-i18next';
import { UnlikelyMark } from '../unlikely-mark.tsx';
import { BreakdownPart } from './breakdown-part.tsx';
import { CalculationPart } from './calculation-part.tsx';
import { CompanySharePart } from './company-share-part.tsx';
import { DataGroup } from './data-group.tsx';
import { Facts } from './facts.tsx';
import { Headline } from './headline.tsx';
import type { Calculation } from './shown-data.ts';
import { StagesPart } from './stages-part.tsx';
import { useFieldWords } from './use-field-words.ts';
import { WordsOfSupplier } from './words-of-supplier.tsx';

interface EmissionsGroupProps {
  data: EmissionData;
  calculation: Calculation | null;
  itemData: ItemData | null;
  plausibilityConfirmation: string | null;
  plausibilityWarnings: readonly ConfirmedWarning[];
}

/** The value and what it is made of. */
export function EmissionsGroup(props: EmissionsGroupProps) {
  const { data, calculation, itemData, plausibilityConfirmation, plausibilityWarnings } = props;
  const { t } = useTranslation(['emissionView', 'emissionData']);
  const { text } = useFieldWords();
  const values = data.emissionValues ?? {};
  const lastDay = validUntil(data);
  const { referencePeriodStart: from, referencePeriodEnd: to, comparisonGroup } = values;
  return (
    <DataGroup title={t('emissionData:step.emissions')}>
      <Headline values={values} />
      <UnlikelyMark warnings={plausibilityWarnings} />
      {plausibilityConfirmation ? (
        <WordsOfSupplier title={t('confirmation')}>{plausibilityConfirmation}</WordsOfSupplier>
      ) : null}
      <Facts
        data={data}
        fields={[
          'emissionValues.granularity',
          'emissionValues.subjectType',
          'emissionValues.lifecycleBoundary',
          'emissionValues.scopes',
          'emissionValues.referenceYear',
          'emissionValues.confidence',
        ]}
      >
        {from && to ? (
          <div>
            <dt>{t('period')}</dt>
            <dd>
              {t('months', {
                from: text('emissionValues.referencePeriodStart', from),
                to: text('emissionValues.referencePeriodEnd', to),
              })}
            </dd>
          </div>
        ) : null}
        {lastDay ? (
          <div>
            <dt>{t('validUntil')}</dt>
            <dd>{text('exchange.validUntil', lastDay)}</dd>
          </div>
        ) : null}
        {comparisonGroup ? (
          <div>
            <dt>{t('comparedWith')}</dt>
            <dd lang="en">
              {[comparisonGroup.topCategory, comparisonGroup.category, comparisonGroup.subcategory].join(' › ')}
            </dd>
          </div>
        ) : null}
      </Facts>
      <StagesPart values={values} />
      {calculation ? <CalculationPart calculation={calculation} itemData={itemData} /> : null}
      <CompanySharePart data={data} />
      <BreakdownPart values={values} />
    </DataGroup>
  );
}
