import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { EmissionFormValues } from '../emission-form-values.ts';
import { FieldPair } from '../layout/step-layout.tsx';
import { useExchangeField } from './use-exchange-field.ts';
import type { DerivedExchange } from './use-exchange-state.ts';

/** What the product is called and known by. */
export function ProductFields({ derived }: { derived: DerivedExchange }) {
  const field = useExchangeField();
  return (
    <>
      <FieldPair>
        <TextField<EmissionFormValues>
          {...field('supplierProductName')}
          placeholder={derived.supplierProductName ?? ''}
        />
        <TextField<EmissionFormValues> {...field('supplierReference')} />
      </FieldPair>
      <TextField<EmissionFormValues>
        {...field('productDescription')}
        placeholder={derived.productDescription ?? ''}
        multiline
      />
    </>
  );
}
