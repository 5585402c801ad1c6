import { useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { RowCheckbox } from '../../../ui/data-table/row-checkbox.tsx';
import classes from './invitation-consent.module.css';
import { Notice } from './notice.tsx';
import type { RegistrationValues } from './registration-values.ts';

/** Whom registering connects with. Ticked, since the person came by that company's link; without it nobody is connected. */
export function InvitationConsent({ inviter }: { inviter: string }) {
  const { t } = useTranslation('registration');
  const { control } = useFormContext<RegistrationValues>();
  const { field } = useController({ control, name: 'acceptInvitation' });
  const id = useId();
  const label = t('complete.connect', { inviter });
  return (
    <Notice>
      <div className={classes.choice}>
        <RowCheckbox
          id={id}
          label={label}
          describedBy={`${id}-meaning`}
          checked={field.value}
          onChange={field.onChange}
        />
        <label htmlFor={id}>{label}</label>
      </div>
      <p id={`${id}-meaning`}>{t('complete.connectMeaning', { inviter })}</p>
    </Notice>
  );
}
