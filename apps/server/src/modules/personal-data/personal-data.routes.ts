import { Readable } from 'node:stream';
import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import { normaliseEmail } from '@pcf/domain/accounts/email-address';
import type { Database } from '../../database/database.ts';
import { isDeadlock } from '../../database/sql-error.ts';
import type { FieldProblem } from '../../http/field-problems.ts';
import {
  type AuthenticatedCall,
  answers,
  type Download,
  downloads,
  type Origin,
} from '../../http/operation-handler.ts';
import { ProblemError } from '../../http/problem-error.ts';
import type { OperationHandlers } from '../../http/register-operations.ts';
import { type SharedLimit, takeLimit, tooManyRequests } from '../../limits/shared-limit.ts';
import { verifyPassword } from '../../tokens/password-hash.ts';
import {
  eraseOwnAccount,
  findOwnCredentials,
  type OwnCredentials,
  type OwnErasure,
  personalDataFile,
  selectOwnPart,
} from './personal-data-file.ts';

const tries: SharedLimit = { bucket: 'account-erasures', allowed: 10, windowSeconds: 15 * 60 };

const maxTries = 3;

const wrongPassword: FieldProblem = {
  path: '/body/currentPassword',
  code: 'WRONG_PASSWORD',
  message: 'This is not the password',
};

const required = (path: string): FieldProblem => ({ path, code: 'REQUIRED', message: 'This is needed to confirm' });

const downloadsAnHour: SharedLimit = { bucket: 'personal-data', allowed: 30, windowSeconds: 60 * 60 };

export const personalDataRoutes = (database: Database): OperationHandlers => ({
  downloadPersonalData: downloads(createPersonalDataDownload(database)),
  eraseOwnAccount: answers(createAccountErasure(database)),
});

function createPersonalDataDownload(database: Database) {
  return async ({ credential, caller }: AuthenticatedCall): Promise<Download> => {
    const wait = await database.writeOwn(credential, (tx) => takeLimit(tx, downloadsAnHour, caller.userId));
    if (wait !== undefined) throw tooManyRequests(wait);
    const file = personalDataFile(async (asked) => {
      const { results } = await database.read(credential, (db) => ({ rows: selectOwnPart(db, asked) }));
      return results.rows;
    });
    return {
      type: 'application/json; charset=utf-8',
      fileName: 'pcf-exchange-personal-data.json',
      content: Readable.from(file),
    };
  };
}

type Confirmation = CheckedInput<'eraseOwnAccount'>['body'];

function createAccountErasure(database: Database) {
  return async ({ body }: CheckedInput<'eraseOwnAccount'>, origin: Origin): Promise<undefined> => {
    const session = await origin.session();
    const { wait, own } = await database.writeOwn(session, async (tx, caller) => ({
      // Counted before the password is checked, and kept whatever comes of it.
      wait: await takeLimit(tx, tries, caller.userId),
      own: await findOwnCredentials(tx),
    }));
    if (wait !== undefined) throw tooManyRequests(wait);
    if (!own) throw new ProblemError('UNAUTHENTICATED');
    const problem = await problemWith(body, own);
    if (problem) throw new ProblemError('VALIDATION_FAILED', { errors: [problem] });
    const outcome = await erase(session, own.password_hash);
    if (outcome === 'GONE') throw new ProblemError('UNAUTHENTICATED');
    if (outcome === 'WRONG_PASSWORD') throw new ProblemError('VALIDATION_FAILED', { errors: [wrongPassword] });
    if (outcome === 'LAST_ADMIN') throw new ProblemError(outcome);
    return undefined;
  };

  /** It touches rows of many organisations and of the queue, so that somebody else may come in between. */
  async function erase(session: string, passwordHash: string | null): Promise<OwnErasure> {
    for (let tried = 1; ; tried += 1) {
      try {
        return await database.writeOwn(session, (tx) => eraseOwnAccount(tx, passwordHash));
      } catch (error) {
        if (tried === maxTries || !isDeadlock(error)) throw error;
      }
    }
  }
}

async function problemWith(given: Confirmation, own: OwnCredentials): Promise<FieldProblem | undefined> {
  if (own.password_hash === null) {
    if (given.email === undefined) return required('/body/email');
    if (normaliseEmail(given.email) === own.email) return undefined;
    return { path: '/body/email', code: 'INVALID_VALUE', message: 'This is not the own address' };
  }
  if (given.currentPassword === undefined) return required('/body/currentPassword');
  return (await verifyPassword(given.currentPassword, own.password_hash)) ? undefined : wrongPassword;
}
