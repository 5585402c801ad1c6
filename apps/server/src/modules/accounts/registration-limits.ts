import type { Database } from '../../database/database.ts';
import { type SharedLimit, takeLimit, tooManyRequests } from '../../limits/shared-limit.ts';

const hour = 60 * 60;

/** How often somebody may ask about one e-mail address, or send mails to one mailbox. */
export const emailLimits = {
  exists: { bucket: 'account-exists', allowed: 20, windowSeconds: hour },
  registration: { bucket: 'registrations', allowed: 10, windowSeconds: hour },
  verification: { bucket: 'verification-mails', allowed: 5, windowSeconds: hour },
  reset: { bucket: 'password-resets', allowed: 5, windowSeconds: hour },
  accessRequest: { bucket: 'access-requests', allowed: 5, windowSeconds: hour },
} as const satisfies Record<string, SharedLimit>;

/** How often one account may give a wrong current password. */
export const passwordTries: SharedLimit = { bucket: 'password-tries', allowed: 10, windowSeconds: 15 * 60 };

/** By the caller's address: as often as sign-ins, for each kind of call. */
export const addressLimit = (kind: string, perMinute: number): SharedLimit => ({
  bucket: `${kind}-by-address`,
  allowed: perMinute,
  windowSeconds: 60,
});

/** Takes one use of each limit, or throws with the time to wait. */
export async function withinLimits(
  database: Database,
  uses: readonly (readonly [SharedLimit, string])[],
): Promise<void> {
  const wait = await database.withoutOrganisation(async (tx) => {
    for (const [limit, subject] of uses) {
      const seconds = await takeLimit(tx, limit, subject);
      if (seconds !== undefined) return seconds;
    }
    return undefined;
  });
  if (wait !== undefined) throw tooManyRequests(wait);
}
