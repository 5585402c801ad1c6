import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/notice/notice.tsx';
import type { NetworkSetup } from './api/list-network-connections.ts';
import classes from './setup-notices.module.css';

/** What only those can change who operate the installation. */
export function SetupNotices({ setup: { canConnect, baseUrl } }: { setup: NetworkSetup }) {
  const { t } = useTranslation('network');
  if (canConnect && baseUrl !== null) return null;
  return (
    <div className={classes.notices}>
      {canConnect ? null : (
        <Notice>
          <p>{t('setup.noKey')}</p>
          <p>{t('setup.noKeyNext')}</p>
        </Notice>
      )}
      {baseUrl === null ? (
        <Notice>
          <p>{t('setup.noAddress')}</p>
          <p>{t('setup.noAddressNext')}</p>
        </Notice>
      ) : null}
    </div>
  );
}
