import { z } from 'zod';

/** A statement of ours that a browser carries from one step to the next: signed, short-lived, never stored. */
export const ticketPurposes = {
  /** An account that is verified and has no user yet. */
  registration: {
    seconds: 60 * 60,
    claims: z.object({
      accountId: z.uuid(),
      /** Of the password that was given for it, with which it ends; null where the external provider vouched. */
      password: z.string().nullable(),
    }),
  },
  /** An identity that the provider vouched for, and whose address has an account of its own. */
  'identity-link': {
    seconds: 10 * 60,
    claims: z.object({ issuer: z.string(), subject: z.string(), email: z.string() }),
  },
} as const;

export type TicketPurpose = keyof typeof ticketPurposes;
export type TicketClaims<Purpose extends TicketPurpose> = z.infer<(typeof ticketPurposes)[Purpose]['claims']>;
