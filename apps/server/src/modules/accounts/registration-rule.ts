import { emailDomain } from '@pcf/domain/accounts/email-address';
import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import type { Tx } from '../../database/database.ts';
import { ProblemError } from '../../http/problem-error.ts';

/** Whether the settings alone let an address register: it says nothing about whether it has. */
export const mayRegisterUninvited = ({ rule, domains }: Config['registration'], email: string): boolean =>
  rule === 'open' || domains.includes(emailDomain(email));

export const registrationClosed = () => new ProblemError('REGISTRATION_CLOSED');

/**
 * Whether an invitation to the very address is open, of a company or of either kind. Asked only about an address that
 * somebody has shown to be theirs.
 */
export async function isInvited(tx: Tx, email: string, kind: 'COMPANY' | 'ANY'): Promise<boolean> {
  const { rows } = await sql<{ invited: boolean }>`
    select is_invited(${email}, ${kind === 'COMPANY'}::boolean) as invited`.execute(tx);
  return rows[0]?.invited === true;
}
