import { textLimits } from '@pcf/contract/text-limits';
import { useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import kit from '../../../ui/kit.module.css';
import { LineIcon } from '../../../ui/line-icon.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import classes from '../connection-dialogs.module.css';
import { type ConnectionValues, hasOtherAddresses } from './connection-values.ts';

/** Where the partner's platform is, and how the own organisation signs in there. */
export function AccountFields({ stored }: { stored: boolean }) {
  const { t } = useTranslation('network');
  const { control, formState } = useFormContext<ConnectionValues>();
  const typed = useWatch({ control }) as ConnectionValues;
  const keepsSecret = stored && !hasOtherAddresses(formState.defaultValues as ConnectionValues, typed);
  return (
    <fieldset className={classes.group}>
      <legend className={`${kit.subheading} ${classes.legend}`}>{t('form.account')}</legend>
      <p className={kit.muted}>{t('form.accountText')}</p>
      <TextField<ConnectionValues>
        name="baseUrl"
        type="url"
        label={t('form.baseUrl')}
        help={t('form.baseUrlHelp')}
        placeholder="https://"
        rules={{
          required: t('form.baseUrlRequired'),
          maxLength: textLimits.networkAddress,
          validate: (value) => isBaseAddress(String(value).trim()) || t('form.addressWrong'),
        }}
      />
      <TokenAddress />
      <TextField<ConnectionValues>
        name="clientId"
        label={t('form.clientId')}
        autoComplete="off"
        rules={{
          required: t('form.clientIdRequired'),
          maxLength: textLimits.networkClientId,
          validate: (value) => String(value).trim() !== '' || t('form.clientIdRequired'),
        }}
      />
      <PasswordField<ConnectionValues>
        name="clientSecret"
        label={t('form.clientSecret')}
        help={stored ? t(keepsSecret ? 'form.secretStays' : 'form.secretAgain') : undefined}
        show={t('form.showSecret')}
        autoComplete="new-password"
        rules={{
          required: keepsSecret ? false : t('form.secretRequired'),
          maxLength: textLimits.networkClientSecret,
        }}
      />
    </fieldset>
  );
}

/** Few platforms have their tokens elsewhere: closed, unless something is in it or wrong with it. */
function TokenAddress() {
  const { t } = useTranslation('network');
  const { control, getValues } = useFormContext<ConnectionValues>();
  const { errors } = useFormState({ control, name: 'authBaseUrl' });
  const [isOpen, setOpen] = useState(() => getValues('authBaseUrl') !== '');
  return (
    <details open={isOpen || errors.authBaseUrl !== undefined} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={`${kit.strong} ${classes.summary}`}>
        <span className={classes.chevron}>
          <LineIcon name="chevronDown" />
        </span>
        {t('form.tokensElsewhere')}
      </summary>
      <div className={kit.above12}>
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

/** As the server wants it: without a user, a query or a fragment, since paths are put behind it. */
export function isBaseAddress(text: string): boolean {
  return /^https?:\/\/[^?#@\s]+$/i.test(text) && URL.canParse(text);
}
