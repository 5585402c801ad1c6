import { Autocomplete } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldLabel } from '../../../ui/form/field-label.tsx';
import { useFormField } from '../../../ui/form/use-form-field.ts';
import selectStyles from '../../../ui/select-field/select-field.module.css';
import { listInvitedPartners } from '../api/list-invited-partners.ts';
import type { ConnectionValues } from './connection-values.ts';
import classes from './invited-name-field.module.css';
import { findInvited } from './invited-partners.ts';
import { useNameRules } from './use-name-rules.ts';

/** The name of a new partner. One who was invited is recognised, so that nobody stands in the lists twice. */
export function InvitedNameField() {
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
        // Whoever comes here has not asked for a list yet.
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
      <p className={classes.note} role="status">
        {partnerId === null ? '' : t('form.invited')}
      </p>
    </div>
  );
}
