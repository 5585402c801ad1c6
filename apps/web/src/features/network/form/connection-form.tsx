import { Autocomplete, Button } from '@mantine/core';
import { textLimits } from '@pcf/contract/text-limits';
import { invitationRelations } from '@pcf/contract/vocabulary/invitations';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { type UseFormReturn, useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import choiceFieldStyles from '../../../ui/choice-field.module.css';
import { FieldLabel } from '../../../ui/form/field-label.tsx';
import { FormFrame } from '../../../ui/form/form-frame.tsx';
import { type FieldRules, useFormField } from '../../../ui/form/use-form-field.ts';
import kit from '../../../ui/kit.module.css';
import selectStyles from '../../../ui/select-field.module.css';
import { Switch } from '../../../ui/switch.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { listInvitedPartners } from '../connection-calls.ts';
import classes from '../connection-dialogs.module.css';
import { AccountFields } from './account-fields.tsx';
import type { ConnectionValues } from './connection-values.ts';
import { findInvited } from './invited-partners.ts';

interface ConnectionFormProps {
  form: UseFormReturn<ConnectionValues>;
  problem: string | undefined;
  submitText: string;
  /** Of a connection that is there: its secret stays unless another one is typed. */
  stored?: boolean;
  onSubmit: (values: ConnectionValues) => Promise<void>;
  onCancel: () => void;
}

export function ConnectionForm(props: ConnectionFormProps) {
  const { form, problem, submitText, stored = false, onSubmit, onCancel } = props;
  const { t } = useTranslation(['network', 'common']);
  const nameRules = useNameRules();
  const { isSubmitting } = form.formState;
  return (
    <FormFrame form={form} problem={problem} onSubmit={onSubmit}>
      {stored ? (
        <TextField<ConnectionValues>
          name="name"
          label={t('form.name')}
          help={t('form.nameHelp')}
          takesFocus
          rules={nameRules}
        />
      ) : (
        <InvitedNameField />
      )}
      <RelationsField help={stored ? t('form.relationsChange') : undefined} />
      <AccountFields stored={stored} />
      <SwitchField name="answerKnown" label={t('form.answerKnown')} meaning={t('form.answerKnownMeaning')} />
      <SwitchField name="rejectUnknown" label={t('form.rejectUnknown')} meaning={t('form.rejectUnknownMeaning')} />
      <div className={kit.actions}>
        <Button type="submit" variant="filled" loading={isSubmitting}>
          {submitText}
        </Button>
        <Button disabled={isSubmitting} onClick={onCancel}>
          {t('common:cancel')}
        </Button>
      </div>
    </FormFrame>
  );
}

interface SwitchFieldProps {
  name: 'answerKnown' | 'rejectUnknown';
  label: string;
  meaning: string;
}

function SwitchField({ name, label, meaning }: SwitchFieldProps) {
  const { control } = useFormContext<ConnectionValues>();
  const { field } = useController({ control, name });
  const id = useId();
  return (
    <div>
      <Switch label={label} checked={field.value} describedBy={id} onChange={field.onChange} />
      <p id={id} className={`${kit.muted} ${classes.meaning}`}>
        {meaning}
      </p>
    </div>
  );
}

/** The name of a new partner. One who was invited is recognised, so that nobody stands in the lists twice. */
function InvitedNameField() {
  const { t } = useTranslation('network');
  const { control, setValue, getValues } = useFormContext<ConnectionValues>();
  const { data: invited = [] } = useQuery(listInvitedPartners);
  const label = t('form.name');
  const formField = useFormField<ConnectionValues>({ name: 'name', label, rules: useNameRules() });
  const partnerId = useWatch({ control, name: 'partnerId' });

  function change(text: string) {
    const found = findInvited(invited, text);
    formField.change(found ? found.name : text);
    setValue('partnerId', found?.partnerId ?? null);
    if (found) setValue('relations', [...new Set([...getValues('relations'), ...found.relations])]);
  }

  return (
    <div>
      <Autocomplete
        id={formField.id}
        ref={formField.field.ref}
        name="name"
        data-autofocus
        label={<FieldLabel label={label} required />}
        description={t('form.nameHelp')}
        error={formField.message}
        required
        withAsterisk={false}
        autoComplete="off"
        // On arrival no list has been asked for.
        openOnFocus={false}
        data={invited.map((partner) => partner.label)}
        withScrollArea={false}
        // Beside its field, so that it stays inside the dialog.
        comboboxProps={{ withinPortal: false }}
        classNames={{ options: selectStyles.options ?? '' }}
        value={String(formField.field.value)}
        onChange={change}
        onBlur={formField.leave}
      />
      <p className={`${kit.small} ${kit.reading} ${classes.note}`} role="status">
        {partnerId === null ? '' : t('form.invited')}
      </p>
    </div>
  );
}

function useNameRules(): FieldRules<ConnectionValues> {
  const { t } = useTranslation('network');
  return {
    required: t('form.nameRequired'),
    maxLength: textLimits.organisationName,
    validate: (value) => String(value).trim() !== '' || t('form.nameRequired'),
  };
}

/** What the partner is to the own organisation: one of the two, or both. */
function RelationsField({ help }: { help: string | undefined }) {
  const { t } = useTranslation('network');
  const id = useId();
  const {
    id: fieldId,
    field,
    message,
    change,
    leave,
  } = useFormField<ConnectionValues>({
    name: 'relations',
    label: t('form.relations'),
    required: true,
    rules: { validate: (value) => (value as ConnectionValues['relations']).length > 0 || t('form.relationsRequired') },
  });
  const chosen = field.value as ConnectionValues['relations'];
  const notes = [help && `${id}help`, message && `${id}message`].filter(Boolean).join(' ');
  return (
    <fieldset className={kit.shrinkable} aria-describedby={notes || undefined}>
      <legend className={choiceFieldStyles.legend}>{t('form.relations')}</legend>
      <div className={choiceFieldStyles.options}>
        {invitationRelations.map((relation, index) => (
          <label key={relation} className={choiceFieldStyles.option}>
            <input
              type="checkbox"
              className={choiceFieldStyles.radio}
              name={field.name}
              // The summary of what is wrong leads to the first one.
              {...(index === 0 && { id: fieldId, ref: field.ref })}
              value={relation}
              checked={chosen.includes(relation)}
              aria-describedby={`${id}${relation}`}
              onChange={({ currentTarget: { checked } }) =>
                change(invitationRelations.filter((each) => (each === relation ? checked : chosen.includes(each))))
              }
              onBlur={leave}
            />
            <span className={kit.shrinkable}>
              <span className={choiceFieldStyles.label}>{t(`form.relation.${relation}`)}</span>
              <span id={`${id}${relation}`} className={choiceFieldStyles.meaning}>
                {t(`form.relationMeaning.${relation}`)}
              </span>
            </span>
          </label>
        ))}
      </div>
      {help ? (
        <p id={`${id}help`} className={choiceFieldStyles.help}>
          {help}
        </p>
      ) : null}
      {message ? (
        <p id={`${id}message`} className={choiceFieldStyles.error}>
          {message}
        </p>
      ) : null}
    </fieldset>
  );
}
