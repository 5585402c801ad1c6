import type { CurrentUser } from '../../lib/account/get-current-user.ts';
import type { Organisation } from '../../lib/account/get-organisation.ts';

/** Who is signed in, and for which company: everything behind the sign-in page knows both. */
export interface Account {
  user: CurrentUser;
  organisation: Organisation;
}
