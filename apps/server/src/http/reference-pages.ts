import { openApiDocument } from '@pcf/contract/openapi-document';
import { operations } from '@pcf/contract/operations/operations';
import type { FastifyInstance } from 'fastify';
import { referenceStyles } from './reference/reference-styles.ts';
import { referencePaths, renderReference } from './reference/render-reference.ts';

const policy =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The OpenAPI document and the same as a page for people. Both are made once, when somebody first asks for them. */
export function registerReference(app: FastifyInstance, version: string): void {
  const document = once(() => openApiDocument(operations, { version }));
  const page = once(() => renderReference(document()));
  app.get(referencePaths.page, async (_request, reply) =>
    reply.header('content-type', 'text/html; charset=utf-8').header('content-security-policy', policy).send(page()),
  );
  app.get(referencePaths.styles, async (_request, reply) =>
    reply.header('content-type', 'text/css; charset=utf-8').header('cache-control', 'no-cache').send(referenceStyles),
  );
  app.get(referencePaths.document, async () => document());
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
