import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import type { EmissionFormValues } from '../emission-form-values.ts';
import { FoldedGroup } from '../layout/folded-group.tsx';
import { CatalogueGate } from './catalogue-gate.tsx';
import { ComparisonField } from './comparison-field.tsx';
import { groupName } from './group-name.ts';

const name = 'data.emissionValues.comparisonGroup';

/** "Compare with": the group of the catalogue that the value is held against. */
export function ComparisonPart() {
  const { t, i18n } = useTranslation('emissionData');
  const { control } = useFormContext<EmissionFormValues>();
  const group = useWatch({ control, name });
  return (
    <FoldedGroup
      title={t('group.comparisonGroup')}
      names={[name]}
      summary={group ? groupName(group, pageLanguage(i18n)) : undefined}
    >
      <CatalogueGate>{({ tree }) => <ComparisonField tree={tree} />}</CatalogueGate>
    </FoldedGroup>
  );
}
