import { useTranslation } from 'react-i18next';
import { NumberField } from '../../../ui/number-field/number-field.tsx';
import type { EmissionFormValues } from '../emission-form-values.ts';
import { HelpWithTerm } from '../fields/help-with-term.tsx';
import { useFieldProps } from '../fields/use-field-props.ts';
import { FoldedGroup } from '../layout/folded-group.tsx';
import classes from './data-quality-fields.module.css';

const ratings = ['technological', 'geographical', 'temporal'] as const;

/** Three ratings, all or none. */
export function DataQualityFields() {
  const { t } = useTranslation('emissionData');
  const field = useFieldProps();
  return (
    <FoldedGroup title={t('group.dataQuality')} names={['data.dataSources.dataQuality']}>
      <p className={classes.lead}>
        <HelpWithTerm help={t('quality.lead')} term="dataQuality" />
      </p>
      <div className={classes.ratings}>
        {ratings.map((rating) => (
          <NumberField<EmissionFormValues> key={rating} {...field(`dataSources.dataQuality.${rating}`)} unit="1–5" />
        ))}
      </div>
    </FoldedGroup>
  );
}
