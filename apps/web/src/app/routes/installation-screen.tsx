import { useSuspenseQuery } from '@tanstack/react-query';
import { InstallationPage } from '../../features/installation/installation-page.tsx';
import { getCurrentUser } from '../../lib/account.ts';
import { NotFoundPage } from '../not-found-page.tsx';

/** Nobody else has such a page. */
export function InstallationScreen() {
  const { data: me } = useSuspenseQuery(getCurrentUser);
  return me.installationAdmin ? <InstallationPage /> : <NotFoundPage />;
}
