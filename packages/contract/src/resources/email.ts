import { z } from 'zod';
import { maxUsers } from '../invitation-limits.ts';
import { textLimits } from '../text-limits.ts';

/** Only that it is a text of this length: what counts as an address, and its one spelling, is the domain's to say. */
export const email = z.string().trim().min(1).max(textLimits.email).meta({ format: 'email' });

export const emails = z.array(email).min(1).max(maxUsers).meta({ id: 'Emails' });
