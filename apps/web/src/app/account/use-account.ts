import { useQuery } from '@tanstack/react-query';
import { getCurrentUser } from '../../lib/account/get-current-user.ts';
import { getOrganisation } from '../../lib/account/get-organisation.ts';
import type { Account } from './account.ts';
import { useProfileLanguage } from './use-profile-language.ts';

/** Who is signed in, for a page that is there for everybody: 'none' also where the server does not say who it is. */
export function useAccount(signedIn: boolean): Account | 'unknown' | 'none' {
  const organisation = useQuery({ ...getOrganisation, enabled: signedIn });
  const user = useQuery({ ...getCurrentUser, enabled: signedIn });
  useProfileLanguage(signedIn ? user.data?.language : undefined);
  if (!signedIn) return 'none';
  if (organisation.data && user.data) return { organisation: organisation.data, user: user.data };
  return organisation.isError || user.isError ? 'none' : 'unknown';
}
