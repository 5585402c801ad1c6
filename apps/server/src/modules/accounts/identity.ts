import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import type { Database, Tx } from '../../database/database.ts';
import type { Origin } from '../../http/operation-handler.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { createNonce, hashNonce, type Identity, nonceMinutes } from '../../identity/identity-claims.ts';
import type { IdentityProvider } from '../../identity/identity-provider.ts';
import { type SharedLimit, takeLimit, tooManyRequests } from '../../limits/shared-limit.ts';
import type { TokenIssuer } from '../../tokens/token-issuer.ts';
import type { AuthenticationService } from './authentication.ts';
import { isInvited, mayRegisterUninvited, registrationClosed } from './registration-rule.ts';

interface IdentityServiceParts {
  readonly database: Database;
  readonly tokens: TokenIssuer;
  readonly authentication: AuthenticationService;
  /** Absent where none is set. */
  readonly provider: IdentityProvider | undefined;
  readonly limits: { readonly signInsPerMinute: number };
  readonly registration: Config['registration'];
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

export interface IdentityService {
  beginIdentitySignIn(input: unknown, origin: Origin): Promise<OperationOutput<'beginIdentitySignIn'>>;
  exchangeIdentityToken(input: unknown, origin: Origin): Promise<OperationOutput<'exchangeIdentityToken'>>;
  linkAccount(input: CheckedInput<'linkAccount'>, origin: Origin): Promise<OperationOutput<'linkAccount'>>;
}

export function createIdentityService(parts: IdentityServiceParts): IdentityService {
  const { database, tokens, authentication, provider, limits, registration, log } = parts;
  /** Why is for the operator, who has to help; the caller learns only that the token does not hold. */
  function refused(reason: string): ProblemError {
    log.warn({ reason }, 'a sign-in with the identity provider was refused');
    return new ProblemError('INVALID_IDENTITY_TOKEN');
  }
  const perAddress = { allowed: limits.signInsPerMinute, windowSeconds: 60 };
  const beginnings: SharedLimit = { bucket: 'identity-beginnings', ...perAddress };
  const exchanges: SharedLimit = { bucket: 'identity-exchanges', ...perAddress };

  return {
    async beginIdentitySignIn(_input, origin) {
      if (!provider) throw new ProblemError('NOT_FOUND');
      const endpoints = await provider.endpoints();
      const nonce = createNonce();
      const wait = await database.withoutOrganisation(async (tx) => {
        const seconds = await takeLimit(tx, beginnings, origin.network);
        if (seconds === undefined) await issueNonce(tx, hashNonce(nonce), nonceMinutes);
        return seconds;
      });
      if (wait !== undefined) throw tooManyRequests(wait);
      return { nonce, ...endpoints };
    },
    async exchangeIdentityToken(_input, origin) {
      if (!provider) throw new ProblemError('NOT_FOUND');
      const wait = await database.withoutOrganisation((tx) => takeLimit(tx, exchanges, origin.network));
      if (wait !== undefined) throw tooManyRequests(wait);
      if (!origin.bearerToken) throw refused('the call has no token');
      const identity = await provider.verify(origin.bearerToken);
      const found = await database.withoutOrganisation((tx) => welcomeIdentity(tx, identity, registration));
      if (found === 'UNINVITED') throw registrationClosed();
      if (!found) throw refused('its nonce is not one of ours, was used before or has lapsed');
      if (!found.linked) {
        const { issuer, subject, email } = identity;
        const linkToken = await tokens.issueTicket('identity-link', { issuer, subject, email });
        throw new ProblemError('ACCOUNT_LINK_REQUIRED', { extra: { linkToken, email } });
      }
      // The provider vouches for the address, and only a verified account is ever tied to an identity.
      return authentication.signIn({ ...found, email_verified: true }, origin);
    },
    async linkAccount({ body }, origin) {
      const identity = await tokens.readTicket('identity-link', body.linkToken);
      if (!identity) throw refused('the ticket that ties an account to it does not hold');
      const account = await authentication.checkPassword(identity.email, body.password, origin, 'SHOWN');
      // An account that nobody has verified may be somebody else's preparation for the owner of the address.
      if (!account.email_verified) throw new ProblemError('EMAIL_NOT_VERIFIED');
      const linked = await database.withoutOrganisation((tx) => linkIdentity(tx, account.account_id, identity));
      if (!linked) throw refused('the identity is tied to another account');
      return authentication.signIn(account, origin);
    },
  };
}

/**
 * The account of the identity, a new one where the address has none and may have one; nothing where the token was used
 * before. The provider vouches for the address, so that its owner may hear that nobody has invited it.
 */
async function welcomeIdentity(tx: Tx, identity: Identity, registration: Config['registration']) {
  if (!(await useNonce(tx, hashNonce(identity.nonce)))) return undefined;
  const found = await findIdentity(tx, identity, identity.email);
  if (found) return found;
  if (!mayRegisterUninvited(registration, identity.email) && !(await isInvited(tx, identity.email, 'ANY'))) {
    return 'UNINVITED';
  }
  const accountId = await createIdentityAccount(tx, identity, identity);
  // Somebody may have registered the address in this very moment.
  return accountId
    ? { account_id: accountId, user_id: null, linked: true }
    : findIdentity(tx, identity, identity.email);
}

interface IdentityKey {
  readonly issuer: string;
  readonly subject: string;
}

interface FoundIdentity {
  account_id: string;
  /** Null while the registration is not finished. */
  user_id: string | null;
  /** False where only the address is that of the account. */
  linked: boolean;
}

async function issueNonce(tx: Tx, hash: string, minutes: number): Promise<void> {
  await sql`select issue_nonce(${hash}, make_interval(mins => ${minutes}::integer))`.execute(tx);
}

async function useNonce(tx: Tx, hash: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`select use_nonce(${hash}) as used`.execute(tx);
  return rows[0]?.used === true;
}

async function findIdentity(tx: Tx, key: IdentityKey, email: string): Promise<FoundIdentity | undefined> {
  const { rows } = await sql<FoundIdentity>`
    select account_id, user_id, linked from find_identity(${key.issuer}, ${key.subject}, ${email})`.execute(tx);
  return rows[0];
}

/** Answers with nothing where the address has an account. */
async function createIdentityAccount(
  tx: Tx,
  key: IdentityKey,
  account: { email: string; language: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string | null }>`
    select create_identity_account(${account.email}, ${account.language}, ${key.issuer}, ${key.subject}) as id
  `.execute(tx);
  return rows[0]?.id ?? undefined;
}

/** False where the identity is tied to another account. */
async function linkIdentity(tx: Tx, accountId: string, key: IdentityKey): Promise<boolean> {
  const { rows } = await sql<{ linked: boolean }>`
    select link_identity(${accountId}::uuid, ${key.issuer}, ${key.subject}) as linked`.execute(tx);
  return rows[0]?.linked === true;
}
