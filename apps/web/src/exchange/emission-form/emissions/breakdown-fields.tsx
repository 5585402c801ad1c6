import { useTranslation } from 'react-i18next';
import { NumberField } from '../../../ui/number-field.tsx';
import type { EmissionFormValues } from '../emission-form-values.ts';
import { useFieldProps } from '../fields/use-field-props.ts';
import { FieldGroup, FieldPair } from '../layout/step-layout.tsx';
import { usePerUnit, valueUnit } from './use-emission-values.ts';
import { useUnitText } from './use-unit-text.ts';

const added = [
  'fossil',
  'landUseChange',
  'landManagementCo2',
  'biogenicNonCo2',
  'landRemovals',
  'technologicalRemovals',
  'ccs',
] as const;
const memo = ['biogenicUptake', 'aircraft', 'packaging', 'outbound'] as const;

/** What kinds of emission the value consists of. */
export function BreakdownFields() {
  const { t } = useTranslation('emissionData');
  const field = useFieldProps();
  const unit = valueUnit(useUnitText()(usePerUnit()));
  const fieldsOf = (parts: readonly (typeof added | typeof memo)[number][]) => (
    <FieldPair>
      {parts.map((part) => (
        <NumberField<EmissionFormValues> key={part} {...field(`emissionValues.breakdown.${part}`)} unit={unit} />
      ))}
    </FieldPair>
  );
  return (
    <>
      <FieldGroup title={t('breakdown.added')}>{fieldsOf(added)}</FieldGroup>
      <FieldGroup title={t('breakdown.memo')}>{fieldsOf(memo)}</FieldGroup>
    </>
  );
}
