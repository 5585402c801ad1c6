import type { FastifyInstance } from 'fastify';
import { networkOf } from '../../limits/network-of.ts';
import { mailRefusalPath } from '../../mail/mail-refusal-path.ts';
import type { MailRefusalsService } from './mail-refusals.service.ts';

/** A mail program sends one field, which says nothing that the address does not. */
const formBytes = 1024;

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
