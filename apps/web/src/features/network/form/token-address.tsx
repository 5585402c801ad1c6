import { textLimits } from '@pcf/contract/text-limits';
import { useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LineIcon } from '../../../ui/line-icon/line-icon.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import classes from './account-fields.module.css';
import type { ConnectionValues } from './connection-values.ts';
import { isBaseAddress } from './is-base-address.ts';

/** Few platforms have their tokens elsewhere: closed, unless something is in it or wrong with it. */
export function TokenAddress() {
  const { t } = useTranslation('network');
  const { control, getValues } = useFormContext<ConnectionValues>();
  const { errors } = useFormState({ control, name: 'authBaseUrl' });
  const [isOpen, setOpen] = useState(() => getValues('authBaseUrl') !== '');
  return (
    <details open={isOpen || errors.authBaseUrl !== undefined} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={classes.summary}>
        <span className={classes.chevron}>
          <LineIcon name="chevronDown" />
        </span>
        {t('form.tokensElsewhere')}
      </summary>
      <div className={classes.folded}>
        <TextField<ConnectionValues>
          name="authBaseUrl"
          type="url"
          label={t('form.authBaseUrl')}
          help={t('form.authBaseUrlHelp')}
          placeholder="https://"
          rules={{
            maxLength: textLimits.networkAddress,
            validate: (value) => {
              const address = String(value).trim();
              return address === '' || isBaseAddress(address) || t('form.addressWrong');
            },
          }}
        />
      </div>
    </details>
  );
}
