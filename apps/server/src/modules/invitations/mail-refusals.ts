import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database, Tx } from '../../database/database.ts';
import type { Origin } from '../../http/operation-handler.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { networkOf } from '../../limits/network-of.ts';
import { type SharedLimit, takeLimit, tooManyRequests } from '../../limits/shared-limit.ts';
import { mailRefusalPath } from '../../mail/prepare/mail-links.ts';
import { hashSecret } from '../../tokens/secrets.ts';

/** A mail program sends one field, which says nothing that the address does not. */
const formBytes = 1024;

type Caller = Pick<Origin, 'network'>;

export type MailRefusalsService = ReturnType<typeof createMailRefusalsService>;

/** For the holder of the link of an unsolicited mail, who decides whether there are more. */
export function createMailRefusalsService(database: Database, limits: { readonly signInsPerMinute: number }) {
  const byNetwork: SharedLimit = {
    bucket: 'mail-refusals-by-network',
    allowed: limits.signInsPerMinute,
    windowSeconds: 60,
  };

  async function byLink(
    token: string,
    origin: Caller,
    work: (tx: Tx, tokenHash: string) => Promise<{ refused: boolean } | undefined>,
  ): Promise<{ refused: boolean }> {
    const wait = await database.withoutOrganisation((tx) => takeLimit(tx, byNetwork, origin.network));
    if (wait !== undefined) throw tooManyRequests(wait);
    const found = await database.withoutOrganisation((tx) => work(tx, hashSecret(token)));
    if (!found) throw new ProblemError('INVALID_LINK', { extra: { reason: 'UNKNOWN' } });
    return found;
  }

  async function setTo(refused: boolean, token: string, origin: Caller): Promise<undefined> {
    await byLink(token, origin, (tx, hash) => setMailRefusal(tx, hash, refused));
    return undefined;
  }

  return {
    getMailRefusal: (
      { params }: CheckedInput<'getMailRefusal'>,
      origin: Caller,
    ): Promise<OperationOutput<'getMailRefusal'>> => byLink(params.token, origin, readMailRefusal),
    refuseMails: ({ params }: CheckedInput<'refuseMails'>, origin: Caller) => setTo(true, params.token, origin),
    allowMails: ({ params }: CheckedInput<'allowMails'>, origin: Caller) => setTo(false, params.token, origin),
  };
}

interface Refusal {
  refused: boolean;
}

/** No row where no mail carried this link. */
async function readMailRefusal(tx: Tx, tokenHash: string): Promise<Refusal | undefined> {
  const { rows } = await sql<Refusal>`select refused from read_mail_refusal(${tokenHash})`.execute(tx);
  return rows[0];
}

async function setMailRefusal(tx: Tx, tokenHash: string, refused: boolean): Promise<Refusal | undefined> {
  const { rows } = await sql<Refusal>`select refused from set_mail_refusal(${tokenHash}, ${refused})`.execute(tx);
  return rows[0];
}

/** For the button of a mail program: it posts a form, without a browser and without anybody signed in (RFC 8058). */
export function registerOneClickRefusal(app: FastifyInstance, refusals: MailRefusalsService): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'buffer', bodyLimit: formBytes },
      async () => undefined,
    );
    scope.post<{ Params: { token: string } }>(mailRefusalPath(':token'), async (request, reply) => {
      await refusals.refuseMails({ params: { token: request.params.token } }, { network: networkOf(request.ip) });
      return reply.code(204).send();
    });
  });
}
