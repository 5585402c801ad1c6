import { lazy, Suspense } from 'react';
import { useFormField } from '../../../ui/form/use-form-field.ts';
import type { FieldName } from '../../emission-data-view/field-formats.ts';
import type { EmissionFormValues } from '../emission-form-values.ts';
import { useFormSurroundings } from '../form-surroundings.ts';
import { useFieldProps } from './use-field-props.ts';

const DocumentField = lazy(async () => ({
  default: (await import('../../documents/document-field.tsx')).DocumentField,
}));

interface DocumentsFieldProps {
  field: Extract<FieldName, `${string}.documents`>;
}

/** Documents of the organisation's library that belong to one part of the answer. */
export function DocumentsField({ field }: DocumentsFieldProps) {
  const { help, ...options } = useFieldProps()(field);
  const formField = useFormField<EmissionFormValues>(options);
  const { locked, onDownload } = useFormSurroundings();
  const value: unknown = formField.field.value;
  return (
    <Suspense>
      <DocumentField
        id={formField.id}
        value={Array.isArray(value) ? value : []}
        label={options.label}
        description={help}
        error={formField.message}
        locked={locked}
        onChange={formField.change}
        onDownload={onDownload}
      />
    </Suspense>
  );
}
