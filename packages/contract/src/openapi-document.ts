import { type ComponentSchemas, componentSchemas, type DirectedSchema } from './openapi/component-schemas.ts';
import type { DocumentedOperation, DocumentedResponse, OpenApiDocument, PathItem } from './openapi/document-shape.ts';
import { operationParameters, sharedParameters } from './openapi/operation-parameters.ts';
import { problemReferences, problemResponses, sharedHeaders } from './openapi/problem-responses.ts';
import type { Access } from './operations/call.ts';
import type { Operation } from './operations/operation.ts';
import { needsAdmin, needsEditor } from './permissions.ts';
import { problem } from './problem.ts';
import type { UserAccessLevel } from './vocabulary/users.ts';

const jsonMediaType = 'application/json';

type NamedOperation = readonly [operationId: string, operation: Operation];

/** One of them is enough. */
const ofLevels = (...levels: UserAccessLevel[]) => levels.map((level) => ({ bearer: [level] }));

/** The roles a bearer needs stand behind its scheme, as OpenAPI 3.1 provides. */
function documentedAccess(access: Access): Pick<DocumentedOperation, 'description' | 'security'> {
  if (access === 'public') return { security: [] };
  if (needsAdmin(access)) return { description: 'Only for an ADMIN of the organisation.', security: ofLevels('ADMIN') };
  if (!needsEditor(access)) return { security: [{ bearer: [] }] };
  return { description: 'Not for a VIEWER of the organisation.', security: ofLevels('ADMIN', 'EDITOR') };
}

/** The OpenAPI 3.1 document of the given operations: the same text for the same contract, in the contract's own order. */
export function openApiDocument(
  operations: Readonly<Record<string, Operation>>,
  { version }: { readonly version: string },
): OpenApiDocument {
  const named = Object.entries(operations);
  const components = componentSchemas([[problem, 'output'], ...named.flatMap(([, each]) => schemasOf(each))]);
  return {
    openapi: '3.1.1',
    info: {
      title: 'PCF Exchange',
      version,
      description: 'The open platform on which companies exchange product carbon footprints.',
      license: { name: 'Apache License 2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set(named.map(([, { tag }]) => tag))].map((name) => ({ name })),
    paths: pathsOf(named, components),
    components: {
      schemas: components.schemas,
      responses: problemResponses(Object.values(operations)),
      parameters: sharedParameters,
      headers: sharedHeaders,
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description:
            'The access token of a person who signed in, a JWT, or the API key of a machine, which begins with pcf_. A key may do what its scopes say; any other call answers it with FORBIDDEN.',
        },
      },
    },
  };
}

function schemasOf({ params, query, body, success }: Operation): DirectedSchema[] {
  const taken = [params, query, body].filter((schema) => schema !== undefined);
  return [
    ...taken.map((schema): DirectedSchema => [schema, 'input']),
    ...(success.body ? [[success.body, 'output'] as const] : []),
  ];
}

function pathsOf(named: readonly NamedOperation[], components: ComponentSchemas): Record<string, PathItem> {
  const byPath = [...Map.groupBy(named, ([, { path }]) => path)];
  return Object.fromEntries(
    byPath.map(([path, there]) => [
      path,
      Object.fromEntries(
        there.map(([operationId, operation]) => [
          operation.method.toLowerCase(),
          documentedOperation(operationId, operation, components),
        ]),
      ),
    ]),
  );
}

function documentedOperation(
  operationId: string,
  operation: Operation,
  components: ComponentSchemas,
): DocumentedOperation {
  const { access, body, deprecated, summary, tag } = operation;
  return {
    operationId,
    tags: [tag],
    summary,
    ...(deprecated ? { deprecated } : {}),
    ...documentedAccess(access),
    parameters: operationParameters(operation, components),
    ...(operation.upload ? { requestBody: uploadedFile(operation.upload) } : {}),
    ...(body
      ? {
          requestBody: {
            // A body that may be left out says so by taking nothing.
            required: !body.safeParse(undefined).success,
            content: { [jsonMediaType]: { schema: components.resolve(body, 'input') } },
          },
        }
      : {}),
    responses: {
      [operation.success.status]: successResponse(operation, components),
      ...problemReferences(operation),
    },
  };
}

function uploadedFile({ types }: NonNullable<Operation['upload']>): NonNullable<DocumentedOperation['requestBody']> {
  return {
    required: true,
    content: {
      'multipart/form-data': {
        schema: {
          type: 'object',
          required: ['file'],
          properties: { file: { type: 'string', contentMediaType: types.join(', ') } },
        },
      },
    },
  };
}

function successResponse({ success }: Operation, components: ComponentSchemas): DocumentedResponse {
  const { body, files, description } = success;
  if (files) {
    return { description, content: Object.fromEntries(files.map((type) => [type, { schema: { type: 'string' } }])) };
  }
  if (!body) return { description };
  return { description, content: { [jsonMediaType]: { schema: components.resolve(body, 'output') } } };
}
