import { Button } from '@mantine/core';
import { maxLogoBytes } from '@pcf/contract/exchange-limits';
import { logoTypes } from '@pcf/contract/operations/file-types';
import { mutationOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OrganisationLogo } from '../../exchange/organisation/organisation-logo.tsx';
import { pageLanguage } from '../../i18n/page-language.ts';
import { getOrganisation, type Organisation } from '../../lib/account.ts';
import { ApiProblem } from '../../lib/api/api-errors.ts';
import { operationMutation } from '../../lib/api/operation-options.ts';
import { uploadFile } from '../../lib/api/transfer-file.ts';
import { formatFileSize } from '../../lib/format/numbers.ts';
import { showSuccessToast } from '../../lib/toasts/show-toast.tsx';
import { FileButton } from '../../ui/file-choice/file-choice.tsx';
import kit from '../../ui/kit.module.css';
import classes from './logo-part.module.css';
import { useSaveProblem } from './update-organisation.ts';

const uploadOrganisationLogo = (queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: ['uploadOrganisationLogo'],
    mutationFn: (file: File) => uploadFile('uploadOrganisationLogo', { file }),
    onSuccess: (organisation) => queryClient.setQueryData(getOrganisation.queryKey, organisation),
  });

const deleteOrganisationLogo = (queryClient: QueryClient) =>
  operationMutation('deleteOrganisationLogo', {
    onSuccess: () => queryClient.setQueryData(getOrganisation.queryKey, (known) => known && { ...known, logo: null }),
  });

const statusOf = (error: Error | null) => (error instanceof ApiProblem ? error.status : null);

interface LogoPartProps {
  organisation: Organisation;
  mayChange: boolean;
}

/** The picture, and for those who may, another one or none. */
export function LogoPart({ organisation: { name, logo }, mayChange }: LogoPartProps) {
  const { t } = useTranslation('organisation');
  return (
    <div className={classes.part}>
      <h3 className={`${kit.strong} ${classes.label}`}>{t('logo')}</h3>
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
    <p className={`${kit.muted} ${kit.below12}`}>{t('logoNone')}</p>
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
      <div className={kit.row8}>
        <FileButton accept={logoTypes.join(',')} loading={uploading} disabled={removing} onChoose={upload}>
          {t(logo ? 'logoReplace' : 'logoUpload')}
        </FileButton>
        {logo ? (
          <Button variant="subtle" loading={removing} disabled={uploading} onClick={remove}>
            {t('logoRemove')}
          </Button>
        ) : null}
      </div>
      <p className={`${kit.note} ${classes.limits}`}>{limits}</p>
      {problem ? (
        <p className={`${kit.note} ${classes.problem}`} role="alert">
          {problem}
        </p>
      ) : null}
    </div>
  );
}

/** What becomes of a file that was chosen, and of the logo there is. */
function useLogoChange(onRemoved: () => void) {
  const { t, i18n } = useTranslation('organisation');
  const queryClient = useQueryClient();
  const sending = useMutation(uploadOrganisationLogo(queryClient));
  const removal = useMutation(deleteOrganisationLogo(queryClient));
  const [tooLarge, setTooLarge] = useState(false);
  const limit = formatFileSize(maxLogoBytes, pageLanguage(i18n));
  const refused = useSaveProblem(sending.error ?? removal.error);

  async function upload(file: File) {
    removal.reset();
    setTooLarge(file.size > maxLogoBytes);
    if (file.size > maxLogoBytes) return sending.reset();
    try {
      await sending.mutateAsync(file);
      showSuccessToast('organisation:logoSaved');
    } catch {
      // The problem below the button or a toast tells it.
    }
  }

  async function remove() {
    sending.reset();
    setTooLarge(false);
    try {
      await removal.mutateAsync();
      showSuccessToast('organisation:logoRemoved');
      onRemoved();
    } catch {
      // The same.
    }
  }

  const isTooLarge = tooLarge || statusOf(sending.error) === 413;
  return {
    upload,
    remove,
    uploading: sending.isPending,
    removing: removal.isPending,
    limits: t('logoLimits', { limit }),
    problem: isTooLarge ? t('logoTooLarge', { limit }) : statusOf(sending.error) === 406 ? t('logoNoPicture') : refused,
  };
}
