import { mostStages } from '@pcf/contract/exchange-limits';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { EmissionFormValues } from '../emission-form-values.ts';
import { HelpWithTerm } from '../fields/help-with-term.tsx';
import { RowList } from '../layout/row-list.tsx';
import { FieldGroup } from '../layout/step-layout.tsx';
import { StageFields } from './stage-fields.tsx';

const name = 'data.emissionValues.stages';

/** The value stage by stage; with the scope of each where more is known. */
export function StageRows({ detailed }: { detailed: boolean }) {
  const { t } = useTranslation('emissionData');
  const { control } = useFormContext<EmissionFormValues>();
  const { fields, append, remove } = useFieldArray({ control, name });
  return (
    <FieldGroup
      title={t('group.stages')}
      lead={detailed ? <HelpWithTerm help={t('groupHelp.stages')} term="scope" /> : t('groupHelp.stages')}
    >
      <RowList
        name={name}
        keys={fields.map(({ id }) => id)}
        rowName={(position) => t('row.stage', { position })}
        addLabel={t('row.addStage')}
        empty={t('row.noStage')}
        most={mostStages}
        onAdd={() => append({ stage: null, value: null }, { shouldFocus: false })}
        onRemove={remove}
        row={(index) => <StageFields index={index} detailed={detailed} />}
      />
    </FieldGroup>
  );
}
