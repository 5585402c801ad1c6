import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { DocumentedParameter, Reference } from './openapi/document-shape.ts';
import { openApiDocument } from './openapi-document.ts';
import { defineOperations, type Operation } from './operations/operation.ts';
import { operations } from './operations/operations.ts';

const document = openApiDocument(operations, { version: '1.2.3' });

const thing = z.object({ id: z.uuid(), size: z.number().default(1) }).meta({ id: 'TestThing' });
const things = openApiDocument(
  defineOperations(
    {
      listThings: { method: 'GET', path: '/api/things', access: 'seeOrganisation' },
      createThing: { method: 'POST', path: '/api/things', access: 'manageOrganisation' },
      deleteThing: { method: 'DELETE', path: '/api/things/{thingId}', access: 'public' },
      importThings: { method: 'POST', path: '/api/things/import', access: 'seeOrganisation' },
      downloadThings: { method: 'GET', path: '/api/things/download', access: 'seeOrganisation' },
    },
    {
      listThings: {
        tag: 'Things',
        summary: 'Things',
        query: z.object({
          limit: z.coerce.number().int().max(500).default(10),
          name: z.string().describe('Its name.'),
        }),
        success: { status: 200, body: z.array(thing), description: 'Things.' },
        errors: ['PAGE_TOO_DEEP'],
      },
      createThing: {
        tag: 'Things',
        summary: 'Make a thing',
        body: thing,
        success: { status: 201, body: thing, description: 'The thing.' },
        errors: ['DUPLICATED_REFERENCE'],
      },
      deleteThing: {
        tag: 'Ends',
        summary: 'End a thing',
        params: z.object({ thingId: z.uuid() }),
        success: { status: 204, body: null, description: 'It is no more.' },
        errors: [],
      },
      importThings: {
        tag: 'Things',
        summary: 'Make many things',
        upload: { types: ['text/csv', 'application/x-things'] },
        success: { status: 200, body: thing, description: 'The last thing.' },
        errors: ['BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
      },
      downloadThings: {
        tag: 'Things',
        summary: 'Things as a file',
        success: { status: 200, body: null, files: ['text/csv', 'application/x-things'], description: 'A file.' },
        errors: [],
      },
    },
  ),
  { version: '1.0.0' },
);
const { get: list, post: create } = things.paths['/api/things'] ?? {};
const end = things.paths['/api/things/{thingId}']?.delete;
const named = (parameters: readonly (DocumentedParameter | Reference)[] | undefined) =>
  parameters?.map((each) => ('name' in each ? `${each.in} ${each.name}` : each.$ref.replace(/.*\//, '')));

describe('the document of the contract', () => {
  it.each([
    ['as it is', document],
    ['with everything an operation can have', things],
  ])('is valid OpenAPI 3.1, %s', async (_what, each) => {
    const result = await new Validator().validate(structuredClone(each) as unknown as Record<string, unknown>);
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
  });

  it('says the same twice', () => {
    expect(JSON.stringify(openApiDocument(operations, { version: '1.2.3' }))).toBe(JSON.stringify(document));
    expect(document.info.version).toBe('1.2.3');
  });

  it.each(Object.entries<Operation>(operations))('holds %s where the contract has it', (name, { method, path }) => {
    const item: Readonly<Record<string, { operationId: string }>> = document.paths[path] ?? {};
    expect(item[method.toLowerCase()]?.operationId).toBe(name);
  });

  it('holds nothing else', () => {
    const documented = Object.values(document.paths).flatMap((item) => Object.keys(item));
    expect(documented).toHaveLength(Object.keys(operations).length);
  });

  it('points only to what it holds', () => {
    const text = JSON.stringify(document);
    const pointers = [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/([^"]+)"/g)];
    const components: Readonly<Record<string, object>> = document.components;
    expect(pointers.length).toBeGreaterThan(0);
    expect(pointers.filter(([, kind = '', name = '']) => !(name in (components[kind] ?? {})))).toEqual([]);
    expect(text).not.toContain('#/$defs/');
  });
});

describe('an operation of the document', () => {
  it('has the parameters of its path and query, and the headers every call may carry', () => {
    expect(named(list?.parameters)).toEqual(['query limit', 'query name', 'DeviceId', 'SessionId']);
    expect(named(create?.parameters)).toEqual(['IdempotencyKey', 'DeviceId', 'SessionId']);
    expect(named(end?.parameters)).toEqual(['path thingId', 'DeviceId', 'SessionId']);
  });

  it('says which parameters are needed, and their limits', () => {
    expect(list?.parameters[0]).toMatchObject({
      required: false,
      schema: { type: 'integer', maximum: 500, default: 10 },
    });
    expect(list?.parameters[1]).toMatchObject({ required: true, description: 'Its name.', schema: { type: 'string' } });
    expect(end?.parameters[0]).toMatchObject({ required: true, schema: { format: 'uuid' } });
  });

  it('says who may call', () => {
    expect([list?.security, create?.security, end?.security]).toEqual([[{ bearer: [] }], [{ bearer: ['ADMIN'] }], []]);
    expect(create?.description).toContain('ADMIN');
    expect(list?.description).toBeUndefined();
  });

  it('takes and gives its schemas', () => {
    expect(create?.requestBody?.content).toEqual({
      'application/json': { schema: { $ref: '#/components/schemas/TestThingInput' } },
    });
    expect(create?.responses['201']).toMatchObject({
      content: { 'application/json': { schema: { $ref: '#/components/schemas/TestThing' } } },
    });
    expect(end?.responses['204']).toEqual({ description: 'It is no more.' });
  });

  it('takes a file as a form, and gives one as any of its types', () => {
    const { post: upload } = things.paths['/api/things/import'] ?? {};
    expect(upload?.requestBody).toEqual({
      required: true,
      content: {
        'multipart/form-data': {
          schema: {
            type: 'object',
            required: ['file'],
            properties: { file: { type: 'string', contentMediaType: 'text/csv, application/x-things' } },
          },
        },
      },
    });
    expect(Object.keys(upload?.responses ?? {})).toEqual([
      '200',
      '400',
      '401',
      '403',
      '409',
      '413',
      '415',
      '429',
      '500',
      '503',
    ]);
    expect(things.paths['/api/things/download']?.get?.responses['200']).toEqual({
      description: 'A file.',
      content: { 'text/csv': { schema: { type: 'string' } }, 'application/x-things': { schema: { type: 'string' } } },
    });
  });

  it('lists its problems by status, with their codes', () => {
    expect(Object.keys(list?.responses ?? {})).toEqual(['200', '400', '401', '403', '429', '500', '503']);
    expect(list?.responses['400']).toEqual({ $ref: '#/components/responses/VALIDATION_FAILED.PAGE_TOO_DEEP' });
    const response = things.components.responses['VALIDATION_FAILED.PAGE_TOO_DEEP'];
    expect(response?.description).toBe('VALIDATION_FAILED, PAGE_TOO_DEEP');
    expect(JSON.stringify(response?.content)).toContain('"enum":["VALIDATION_FAILED","PAGE_TOO_DEEP"]');
  });

  it('says how long to wait where waiting helps', () => {
    expect(things.components.responses.TOO_MANY_REQUESTS?.headers).toHaveProperty('Retry-After');
    expect(things.components.responses.UNAUTHENTICATED?.headers).toBeUndefined();
  });
});
