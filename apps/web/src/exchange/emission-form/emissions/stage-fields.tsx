import { emissionScopes } from '@pcf/contract/vocabulary/emission-scope';
import type { LifecycleStage } from '@pcf/contract/vocabulary/lifecycle-stage';
import { stagesWithin } from '@pcf/domain/emission-data/stage-boundary';
import { memo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { NumberField } from '../../../ui/number-field/number-field.tsx';
import { SelectField } from '../../../ui/select-field/select-field.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { EmissionFormValues } from '../emission-form-values.ts';
import { codeOptions } from '../fields/code-options.ts';
import { useFieldProps } from '../fields/use-field-props.ts';
import { useVocabulary } from '../vocabulary/use-vocabulary.ts';
import { useEmissionValues } from './use-emission-values.ts';

/** Drawn again only when its own stage, the boundary or the kind of answer changes. */
export const StageFields = memo(function StageFields({ index, detailed }: { index: number; detailed: boolean }) {
  const field = useFieldProps();
  const words = useVocabulary();
  const { control } = useFormContext<EmissionFormValues>();
  const stage = useWatch({ control, name: `data.emissionValues.stages.${index}.stage` });
  const { lifecycleBoundary } = useEmissionValues('lifecycleBoundary');
  return (
    <>
      <SelectField<EmissionFormValues>
        {...field('emissionValues.stages.stage', index)}
        searchable
        options={codeOptions(offeredStages(stage, lifecycleBoundary), words.stage)}
      />
      <NumberField<EmissionFormValues> {...field('emissionValues.stages.value', index)} unit="kgCO₂e" />
      {stage === 'OTHER' ? (
        <TextField<EmissionFormValues> {...field('emissionValues.stages.stageText', index)} />
      ) : null}
      {detailed ? (
        <>
          <SelectField<EmissionFormValues>
            {...field('emissionValues.stages.scope', index)}
            options={codeOptions(emissionScopes, words.scope)}
          />
          <TextField<EmissionFormValues> {...field('emissionValues.stages.comment', index)} />
        </>
      ) : null}
    </>
  );
});

/** A stage that was chosen before the boundary changed stays to be seen, and is marked as outside. */
function offeredStages(
  chosen: LifecycleStage | null | undefined,
  boundary: Parameters<typeof stagesWithin>[0],
): readonly LifecycleStage[] {
  const within = stagesWithin(boundary);
  return chosen && !within.includes(chosen) ? [...within, chosen] : within;
}
