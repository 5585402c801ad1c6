import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database, Tx } from '../../../database/database.ts';
import type { Raised } from '../../../http/problems.ts';
import type { NetworkAccess } from '../../../network/partner-settings.ts';
import { createSecret, hashSecret } from '../../../tokens/secrets.ts';
import { logFailure, type PactProblem, pactProblemOf, sendPactProblem, tellInPact } from './pact-error.ts';
import { baseAddress, discoveryPath, encryptedOnly, isId, tokenPath } from './partner-paths.ts';

const tokenSeconds = 3600;
const formBytes = 16 * 1024;
const grantType = 'client_credentials';

/** RFC 6749: why there is no token. */
class TokenRefusal extends Error {
  readonly status: number;
  readonly error: string;

  constructor(status: number, error: string, description: string) {
    super(description);
    this.status = status;
    this.error = error;
  }
}

/** Where partners' platforms find out where tokens come from, and get one for their secret. */
export function registerTokenEndpoint(app: FastifyInstance, database: Database, means: NetworkAccess): void {
  app.register(async (scope) => {
    scope.addHook('onRequest', encryptedOnly(means.allowHttp));
    tellInPact(scope);
    scope.get(discoveryPath, async (request) => {
      const base = baseAddress(request, means.publicUrl);
      return {
        issuer: base,
        token_endpoint: `${base}${tokenPath}`,
        token_endpoint_auth_methods_supported: ['client_secret_basic'],
        grant_types_supported: [grantType],
      };
    });
  });
  app.register(async (scope) => {
    scope.addHook('onRequest', encryptedOnly(means.allowHttp));
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: formBytes },
      async (_request: FastifyRequest, body: string | Buffer) => new URLSearchParams(String(body)),
    );
    scope.setErrorHandler((error: Raised, request, reply) => {
      if (error instanceof TokenRefusal) {
        if (error.status === 401) reply.header('www-authenticate', 'Basic realm="pcf-exchange"');
        return reply.code(error.status).send({ error: error.error, error_description: error.message });
      }
      const problem = pactProblemOf(request, error);
      logFailure(request, error, problem);
      return sendPactProblem(reply, problem, { error: oauthErrorOf(problem), error_description: problem.message });
    });
    // Behind the limit of an address, and before anything of a body is read.
    scope.addHook('preParsing', async (request) => void clientOf(request));
    scope.post(tokenPath, async (request) => {
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const client = clientOf(request);
      if (!form.has('grant_type')) throw new TokenRefusal(400, 'invalid_request', 'The field grant_type is missing');
      if (form.get('grant_type') !== grantType) {
        throw new TokenRefusal(400, 'unsupported_grant_type', `The grant type is ${grantType}`);
      }
      const token = createSecret();
      const issued = await database.withoutOrganisation((tx) =>
        issueToken(tx, { ...client, tokenHash: hashSecret(token), seconds: tokenSeconds }),
      );
      if (!issued) throw new TokenRefusal(401, 'invalid_client', 'The client id or the secret is wrong');
      return { access_token: token, token_type: 'Bearer', expires_in: tokenSeconds };
    });
  });
}

/** Refused where nobody could be meant. */
function clientOf({ headers }: FastifyRequest): { connectionId: string; secretHash: string } {
  const [, encoded = ''] = /^basic +([a-z0-9+/=]+) *$/i.exec(headers.authorization ?? '') ?? [];
  const text = Buffer.from(encoded, 'base64').toString();
  const colon = text.indexOf(':');
  const connectionId = text.slice(0, Math.max(colon, 0));
  if (!isId(connectionId)) {
    throw new TokenRefusal(401, 'invalid_client', 'Sign in with HTTP Basic: client id and secret');
  }
  return { connectionId, secretHash: hashSecret(text.slice(colon + 1)) };
}

function oauthErrorOf({ status, code }: PactProblem): string {
  if (code === 'AccessDenied') return 'access_denied';
  if (status === 429 || status === 503) return 'temporarily_unavailable';
  return status >= 500 ? 'server_error' : 'invalid_request';
}

interface NewToken {
  readonly connectionId: string;
  readonly secretHash: string;
  readonly tokenHash: string;
  readonly seconds: number;
}

/** Whether the secret is the partner's, so that there is a token now. */
async function issueToken(tx: Tx, { connectionId, secretHash, tokenHash, seconds }: NewToken): Promise<boolean> {
  const { rows } = await sql<{ issued: boolean }>`
    select issue_network_token(${connectionId}::uuid, ${secretHash}, ${tokenHash}, ${seconds}::integer) as issued`.execute(
    tx,
  );
  return rows[0]?.issued ?? false;
}
