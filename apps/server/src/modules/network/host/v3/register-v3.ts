import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../database/database.ts';
import type { Raised } from '../../../../http/problems.ts';
import type { NetworkMeans } from '../../network-means.ts';
import { encryptedOnly } from '../encrypted-only.ts';
import { PactError, tellPartner } from '../pact-error.ts';
import { v3Prefix } from '../partner-paths.ts';
import { registerEvents } from './events.ts';
import { registerFootprints } from './footprints.ts';

/** Version 3 of the protocol: whatever happens below its address is answered in its words. */
export function registerV3(app: FastifyInstance, database: Database, means: NetworkMeans): void {
  app.register(
    async (scope) => {
      scope.addHook('onRequest', encryptedOnly(means.allowHttp));
      scope.setErrorHandler((error: Raised, request, reply) => tellPartner(request, reply, error));
      scope.setNotFoundHandler((request, reply) =>
        tellPartner(request, reply, new PactError('NotFound', 'There is no such address')),
      );
      registerFootprints(scope, database, means);
      registerEvents(scope, database);
    },
    { prefix: v3Prefix },
  );
}
