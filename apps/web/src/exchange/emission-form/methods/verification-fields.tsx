import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ChoiceField } from '../../../ui/choice-field/choice-field.tsx';
import type { EmissionFormValues } from '../emission-form-values.ts';
import { useFieldProps } from '../fields/use-field-props.ts';
import { FoldedGroup } from '../layout/folded-group.tsx';
import { VerificationDetails } from './verification-details.tsx';

/** Whether somebody independent checked the figure; the details only where that is so. */
export function VerificationFields() {
  const { t } = useTranslation('emissionData');
  const field = useFieldProps()('verificationData.verified');
  const { control } = useFormContext<EmissionFormValues>();
  const verified = useWatch({ control, name: 'data.verificationData.verified' });
  return (
    <FoldedGroup
      title={t('group.verification')}
      names={['data.verificationData']}
      summary={verified == null ? undefined : t(verified ? 'verified.yes' : 'verified.no')}
    >
      <ChoiceField<EmissionFormValues>
        {...field}
        options={[
          { value: true, label: t('verified.yes') },
          { value: false, label: t('verified.no') },
        ]}
      />
      {verified ? <VerificationDetails /> : null}
    </FoldedGroup>
  );
}
