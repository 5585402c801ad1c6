import { OrganisationPage } from '../../features/organisation/organisation-page.tsx';
import { SettingsTabs } from './settings-tabs.tsx';

export function OrganisationScreen() {
  return <OrganisationPage tabs={<SettingsTabs current="company" />} />;
}
