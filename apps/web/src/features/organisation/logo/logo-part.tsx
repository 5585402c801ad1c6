import { Button } from '@mantine/core';
import { logoTypes } from '@pcf/contract/operations/file-types';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { OrganisationLogo } from '../../../exchange/organisation/organisation-logo.tsx';
import type { Organisation } from '../../../lib/account/get-organisation.ts';
import { FileButton } from '../../../ui/file-choice/file-button.tsx';
import classes from './logo-part.module.css';
import { useLogoChange } from './use-logo-change.ts';

interface LogoPartProps {
  organisation: Organisation;
  mayChange: boolean;
}

/** The picture, and for those who may, another one or none. */
export function LogoPart({ organisation: { name, logo }, mayChange }: LogoPartProps) {
  const { t } = useTranslation('organisation');
  return (
    <div className={classes.part}>
      <h3 className={classes.label}>{t('logo')}</h3>
      {mayChange ? (
        <ChangeableLogo logo={logo}>
          <Picture logo={logo} name={name} />
        </ChangeableLogo>
      ) : (
        <Picture logo={logo} name={name} />
      )}
    </div>
  );
}

function Picture({ logo, name }: Pick<Organisation, 'logo' | 'name'>) {
  const { t } = useTranslation('organisation');
  return logo ? (
    <div className={classes.picture}>
      <OrganisationLogo updatedAt={logo.updatedAt} alt={t('logoOf', { name })} />
    </div>
  ) : (
    <p className={classes.none}>{t('logoNone')}</p>
  );
}

function ChangeableLogo({ logo, children }: Pick<Organisation, 'logo'> & { children: ReactNode }) {
  const { t } = useTranslation('organisation');
  const place = useRef<HTMLDivElement>(null);
  // The button that took it away goes with it.
  const { upload, remove, uploading, removing, problem, limits } = useLogoChange(() => place.current?.focus());
  return (
    <div ref={place} className={classes.place} tabIndex={-1}>
      {children}
      <div className={classes.actions}>
        <FileButton accept={logoTypes.join(',')} loading={uploading} disabled={removing} onChoose={upload}>
          {t(logo ? 'logoReplace' : 'logoUpload')}
        </FileButton>
        {logo ? (
          <Button variant="subtle" loading={removing} disabled={uploading} onClick={remove}>
            {t('logoRemove')}
          </Button>
        ) : null}
      </div>
      <p className={classes.limits}>{limits}</p>
      {problem ? (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      ) : null}
    </div>
  );
}
