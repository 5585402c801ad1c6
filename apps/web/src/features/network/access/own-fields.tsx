import { useTranslation } from 'react-i18next';
import { CopiedField } from './copied-field.tsx';

interface OwnFieldsProps {
  /** What partners call; null where they cannot. */
  ownAddress: string | null;
  clientId: string;
}

/** What a partner enters on its platform beside the secret. */
export function OwnFields({ ownAddress, clientId }: OwnFieldsProps) {
  const { t } = useTranslation('network');
  return (
    <>
      {ownAddress === null ? (
        <p>{t('setup.noAddressNext')}</p>
      ) : (
        <CopiedField label={t('access.address')} value={ownAddress} copyThis={t('access.copyAddress')} takesFocus />
      )}
      <CopiedField label={t('access.clientId')} value={clientId} copyThis={t('access.copyClientId')} />
    </>
  );
}
