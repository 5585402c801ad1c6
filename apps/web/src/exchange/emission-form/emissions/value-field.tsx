import { NumberField } from '../../../ui/number-field.tsx';
import type { EmissionFormValues } from '../emission-form-values.ts';
import { HelpWithTerm } from '../fields/help-with-term.tsx';
import { useFieldProps } from '../fields/use-field-props.ts';
import { usePerUnit, valueUnit } from './use-emission-values.ts';
import { useUnitText } from './use-unit-text.ts';

/** The one figure of somebody who knows it. */
export function ValueField() {
  const { help, ...field } = useFieldProps()('emissionValues.value');
  const per = useUnitText()(usePerUnit());
  return (
    <NumberField<EmissionFormValues>
      {...field}
      help={<HelpWithTerm help={help} term="equivalent" />}
      unit={valueUnit(per)}
    />
  );
}
