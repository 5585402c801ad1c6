import { DataQualityFields } from './data/data-quality-fields.tsx';
import { FactorSourceRows } from './data/factor-source-rows.tsx';
import { GeographyFields } from './data/geography-fields.tsx';
import { PrimaryDataFields } from './data/primary-data-fields.tsx';
import { DocumentsField } from './fields/documents-field.tsx';
import { FieldGroup, StepLayout } from './layout/step-layout.tsx';

/** What the footprint rests on. Inside an EmissionFormFrame. */
export function DataStep() {
  return (
    <StepLayout>
      <FieldGroup>
        <PrimaryDataFields />
      </FieldGroup>
      <FactorSourceRows />
      <FieldGroup>
        <GeographyFields />
      </FieldGroup>
      <DataQualityFields />
      <DocumentsField field="dataSources.documents" />
    </StepLayout>
  );
}
