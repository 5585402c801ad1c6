import { DocumentsField } from './fields/documents-field.tsx';
import { FieldGroup, StepLayout } from './layout/step-layout.tsx';
import { DataQualityFields } from './sources/data-quality-fields.tsx';
import { FactorSourceRows } from './sources/factor-source-rows.tsx';
import { GeographyFields } from './sources/geography-fields.tsx';
import { PrimaryDataFields } from './sources/primary-data-fields.tsx';

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
