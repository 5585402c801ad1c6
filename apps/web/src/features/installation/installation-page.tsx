import { useTranslation } from 'react-i18next';
import kit from '../../ui/kit.module.css';
import { PageHeading } from '../../ui/page-heading.tsx';
import classes from './installation.module.css';
import { InstallationLog } from './installation-log.tsx';
import { OrganisationList } from './organisation-list.tsx';

/** For whoever runs the installation: every organisation with what it uses, and what was done to them. */
export function InstallationPage() {
  const { t } = useTranslation('installation');
  return (
    <>
      <PageHeading subtitle={t('subtitle')}>{t('title')}</PageHeading>
      <div className={`${kit.column} ${classes.sections}`}>
        <OrganisationList />
        <InstallationLog />
      </div>
    </>
  );
}
