import type { EmissionValueGranularity } from '@pcf/contract/vocabulary/emission-value-granularity';
import { lazy, memo, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionalPart } from '../../ui/optional-part/optional-part.tsx';
import { ComparisonPart } from './comparison/comparison-part.tsx';
import { MassField, ReferenceYearField, UnitAmountField } from './emissions/basis-fields.tsx';
import { BoundaryField } from './emissions/boundary-field.tsx';
import { BreakdownFields } from './emissions/breakdown-fields.tsx';
import { ConfidenceField } from './emissions/confidence-field.tsx';
import { GranularityField } from './emissions/granularity-field.tsx';
import { UnavailableFields } from './emissions/unavailable-fields.tsx';
import { UnitField } from './emissions/unit-field.tsx';
import { useEmissionValues } from './emissions/use-emission-values.ts';
import { ValueField } from './emissions/value-field.tsx';
import { ValueInputs } from './emissions/value-inputs.tsx';
import { FoldedGroup } from './layout/folded-group.tsx';
import { FieldGroup, FieldPair, StepLayout } from './layout/step-layout.tsx';

/** Judged once there is a value; before a submission it is shown in any case. */
const PlausibilityNotices = lazy(async () => ({
  default: (await import('./plausibility-notices.tsx')).PlausibilityNotices,
}));

/** The calendar of the month picker comes with it. */
const PeriodFields = lazy(async () => ({ default: (await import('./emissions/period-fields.tsx')).PeriodFields }));

const periodNames = [
  'data.emissionValues.referencePeriodStart',
  'data.emissionValues.referencePeriodEnd',
  'data.emissionValues.scopes',
  'data.exchange.validUntil',
] as const;
const breakdownNames = ['data.emissionValues.breakdown'] as const;

/** What the footprint is, in whatever detail somebody has it. Inside an EmissionFormFrame. */
export function EmissionsStep() {
  const { granularity } = useEmissionValues('granularity');
  return (
    <StepLayout>
      <GranularityField />
      {granularity === 'UNAVAILABLE' ? <UnavailableFields /> : null}
      {granularity && granularity !== 'UNAVAILABLE' ? <KindFields granularity={granularity} /> : null}
    </StepLayout>
  );
}

const KindFields = memo(function KindFields({ granularity }: { granularity: EmissionValueGranularity }) {
  const { t } = useTranslation('emissionData');
  return (
    <>
      <FieldGroup>
        <FieldPair>
          {granularity === 'PRODUCT' ? <ValueField /> : null}
          <UnitField />
          {granularity === 'SHARE_COMPANY' ? null : <UnitAmountField />}
          <MassField />
          <ReferenceYearField />
          <BoundaryField />
        </FieldPair>
      </FieldGroup>
      <ValueInputs granularity={granularity} />
      <ComparisonPart />
      <OptionalPart>
        <PlausibilityNotices />
      </OptionalPart>
      <ConfidenceField />
      <FoldedGroup title={t('group.period')} names={periodNames}>
        <Suspense>
          <PeriodFields />
        </Suspense>
      </FoldedGroup>
      <FoldedGroup title={t('group.breakdown')} names={breakdownNames}>
        <BreakdownFields />
      </FoldedGroup>
    </>
  );
});
