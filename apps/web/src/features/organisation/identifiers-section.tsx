import { textLimits } from '@pcf/contract/text-limits';
import { type OrganisationIdentifierType, organisationIdentifierTypes } from '@pcf/contract/vocabulary/organisation';
import { normaliseIdentifier } from '@pcf/domain/exchange/organisation-identifier';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Organisation } from '../../lib/account.ts';
import { noValue } from '../../lib/format/number-format.ts';
import { showSuccessToast } from '../../lib/toasts/show-toast.tsx';
import { showFieldProblems } from '../../ui/form/field-problems.ts';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { TextField } from '../../ui/text-field.tsx';
import classes from './organisation-page.module.css';
import { PageSection } from './page-section.tsx';
import { SaveButtons } from './save-buttons.tsx';
import { useReportUnsaved } from './unsaved-forms.tsx';
import { updateOrganisation, useSaveProblem } from './update-organisation.ts';

const valuesOf = ({ identifiers }: Organisation): Values => ({
  identifiers: Object.fromEntries(
    organisationIdentifierTypes.map((type) => [type, identifiers[type] ?? '']),
  ) as Values['identifiers'],
});

export function IdentifiersSection({ organisation, mayChange }: { organisation: Organisation; mayChange: boolean }) {
  const { t } = useTranslation('organisation');
  return (
    <PageSection title={t('identifiers')} about={t('identifiersAbout')}>
      {(headingId) =>
        mayChange ? (
          <IdentifiersForm organisation={organisation} labelledBy={headingId} />
        ) : (
          <IdentifiersFacts identifiers={organisation.identifiers} />
        )
      }
    </PageSection>
  );
}

function IdentifiersFacts({ identifiers }: Pick<Organisation, 'identifiers'>) {
  const { t } = useTranslation('organisation');
  return (
    <dl className={classes.facts}>
      {organisationIdentifierTypes.map((type) => (
        <div key={type}>
          <dt>{t(`identifier.${type}.name`)}</dt>
          <dd>{identifiers[type] ?? noValue}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Named as the call names them, so that what the server finds wrong has its field. */
interface Values {
  identifiers: Record<OrganisationIdentifierType, string>;
}

interface IdentifiersFormProps {
  organisation: Organisation;
  labelledBy: string;
}

function IdentifiersForm({ organisation, labelledBy }: IdentifiersFormProps) {
  const { t } = useTranslation('organisation');
  const form = useForm<Values>({ values: valuesOf(organisation), resetOptions: { keepDirtyValues: true } });
  const { isDirty } = form.formState;
  const save = useMutation(updateOrganisation(useQueryClient()));
  const problem = useSaveProblem(save.error);
  useReportUnsaved(isDirty);

  async function submit({ identifiers }: Values) {
    try {
      form.reset(valuesOf(await save.mutateAsync({ identifiers })));
      showSuccessToast('organisation:identifiersSaved');
    } catch (refusal) {
      showFieldProblems(form, refusal);
    }
  }

  return (
    <FormFrame form={form} labelledBy={labelledBy} problem={problem} onSubmit={submit}>
      {organisationIdentifierTypes.map((type) => (
        <TextField<Values>
          key={type}
          name={`identifiers.${type}`}
          label={t(`identifier.${type}.name`)}
          help={t(`identifier.${type}.meaning`)}
          autoComplete="off"
          rules={{
            maxLength: textLimits.organisationIdentifier,
            validate: (value) =>
              String(value).trim() === '' ||
              normaliseIdentifier(type, String(value)) !== null ||
              t(`identifier.${type}.wrong`),
          }}
        />
      ))}
      <SaveButtons
        save={t('saveIdentifiers')}
        saving={save.isPending}
        unsaved={isDirty}
        onDiscard={() => form.reset(valuesOf(organisation))}
      />
    </FormFrame>
  );
}
