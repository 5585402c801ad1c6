import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { breakingChanges } from './breaking-changes.ts';

const schema = {
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string', maxLength: 80 }, kind: { type: 'string', enum: ['A', 'B'] } },
};
const document = (changed: { request?: object; response?: object; parameters?: object[]; path?: string } = {}) => ({
  paths: {
    [changed.path ?? '/things']: {
      post: {
        parameters: changed.parameters ?? [{ in: 'query', name: 'q', schema: { type: 'string' } }],
        requestBody: {
          content: { 'application/json': { schema: changed.request ?? { $ref: '#/components/schemas/T' } } },
        },
        responses: { 200: { content: { 'application/json': { schema: changed.response ?? schema } } } },
      },
    },
  },
  components: { schemas: { T: schema } },
});
const withProperties = (properties: object, required = ['name']) => ({
  ...schema,
  required,
  properties: { ...schema.properties, ...properties },
});

describe('what a client notices', () => {
  it.each([
    ['a call that is gone', { path: '/others' }, 'POST /things is gone'],
    ['a parameter that is gone', { parameters: [] }, 'the parameter query q is gone'],
    [
      'a new field that has to be sent',
      { request: withProperties({ more: { type: 'string' } }, ['name', 'more']) },
      'request.more is required now',
    ],
    [
      'a value that is refused',
      { request: withProperties({ kind: { enum: ['A'] } }) },
      'request.kind no longer takes B',
    ],
    [
      'a shorter text',
      { request: withProperties({ name: { type: 'string', maxLength: 40 } }) },
      'maxLength of request.name is narrower',
    ],
    ['a field that is not sent any more', { response: { ...schema, properties: {} } }, 'response.name is gone'],
    ['a field that may be missing', { response: { ...schema, required: [] } }, 'response.name may be missing now'],
    [
      'a field that may be null',
      { response: withProperties({ name: { type: ['string', 'null'] } }) },
      'response.name may now be null',
    ],
    [
      'a field that is this or null',
      { response: withProperties({ name: { anyOf: [{ type: 'string' }, { type: 'null' }] } }) },
      'response.name may now be null',
    ],
    [
      'a text of which only some are taken',
      { request: withProperties({ name: { type: 'string', enum: ['x'] } }) },
      'request.name takes some values only',
    ],
    [
      'a text that must look otherwise',
      { request: withProperties({ name: { type: 'string', maxLength: 80, pattern: '^a' } }) },
      'pattern of request.name is another one',
    ],
    ['further fields that are refused', { request: { ...schema, additionalProperties: false } }, 'no further fields'],
    ['another type', { request: withProperties({ name: { anyOf: [{ type: 'number' }] } }) }, 'no longer takes string'],
  ])('is %s', (_case, changed, told) => {
    expect(breakingChanges(document(), document(changed)).join('; ')).toContain(told);
  });

  it('is a problem that has another code', () => {
    const withCodes = (codes: string) => ({
      ...document(),
      components: { schemas: { T: schema }, responses: { [codes]: {} } },
    });
    expect(breakingChanges(withCodes('GONE.NOT_FOUND'), withCodes('NOT_FOUND.NEW'))).toEqual([
      'the problem GONE is gone',
    ]);
  });

  it('is nothing of what is added', () => {
    const added = {
      request: withProperties({ more: { type: 'string' }, kind: { type: 'string', enum: ['A', 'B', 'C'] } }),
      response: withProperties({ more: { type: 'string' }, kind: { type: 'string', enum: ['A', 'B', 'C'] } }, [
        'name',
        'more',
      ]),
      parameters: [
        { in: 'query', name: 'q', schema: { type: 'string' } },
        { in: 'query', name: 'sort', schema: { type: 'string' } },
      ],
    };
    expect(breakingChanges(document(), document(added))).toEqual([]);
  });
});

const released = new URL('../../apps/server/src/back-up/testing/released/', import.meta.url);

describe.each(readdirSync(released))('a client of version %s', (version) => {
  it('can go on with this one', () => {
    const before = JSON.parse(gunzipSync(readFileSync(new URL(`${version}/openapi.json.gz`, released))).toString());
    const now = JSON.parse(readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8'));
    expect(Object.keys(before.paths).length).toBeGreaterThan(100);
    expect(breakingChanges(before, now)).toEqual([]);
  });
});

describe('the change log', () => {
  it('has a back-up of each version that it names, the newest being this one', () => {
    const log = readFileSync(new URL('../../CHANGELOG.md', import.meta.url), 'utf8');
    const versions = [...log.matchAll(/^## (\d+\.\d+\.\d+) – \d{4}-\d{2}-\d{2}$/gm)].map(([, version]) => version);
    const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
    expect(versions[0]).toBe(version);
    expect(readdirSync(released).toSorted()).toEqual(versions.toSorted());
  });
});
