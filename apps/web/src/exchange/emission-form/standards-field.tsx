import { type Standard, standards } from '@pcf/contract/vocabulary/methods';
import { knownStandards } from '@pcf/domain/emission-data/known-standards';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { EmissionFormValues } from './emission-form-values.ts';
import { useFieldProps } from './fields/use-field-props.ts';
import { codeOptions, useVocabulary } from './use-vocabulary.ts';

/** Kept for data that carry it; nobody chooses it anew. */
const notOffered = 'ISO_3459';

/** What the footprint was calculated by; one is enough. */
export function StandardsField() {
  const field = useFieldProps();
  const words = useVocabulary();
  const { control } = useFormContext<EmissionFormValues>();
  const chosen = useWatch({ control, name: 'data.methodologies.standards' }) ?? [];
  useAloneOrKnown(chosen);
  const offered = standards.filter((code) => code !== notOffered || chosen.includes(code));
  return (
    <>
      <SelectField<EmissionFormValues>
        {...field('methodologies.standards')}
        multiple
        searchable
        options={codeOptions(offered, words.standard)}
      />
      {chosen.includes('OTHER') ? <TextField<EmissionFormValues> {...field('methodologies.standardText')} /> : null}
    </>
  );
}

/** Not to know it stands alone: whichever was chosen last puts the other out. */
function useAloneOrKnown(chosen: readonly Standard[]): void {
  const { setValue } = useFormContext<EmissionFormValues>();
  const known = knownStandards(chosen);
  const isMixed = known.length > 0 && known.length < chosen.length;
  const settled = isMixed ? (chosen.at(-1) === 'UNKNOWN' ? (['UNKNOWN'] as const) : known).join(' ') : null;
  useEffect(() => {
    if (settled === null) return;
    setValue('data.methodologies.standards', settled.split(' ') as Standard[], { shouldDirty: true });
  }, [settled, setValue]);
}
