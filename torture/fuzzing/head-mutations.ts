import { addHeader, type Draft, withHeader, withoutHeader } from './draft.ts';
import type { Mutation, Mutations } from './mutation.ts';
import { oddParameters, prototypeNames } from './odd-values.ts';

const contentTypes = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'application/json;;;',
  'application/json, text/html',
  'application/vnd.api+json',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/mixed; boundary=x',
  'json',
  '*/*',
  ';',
  'application/json\u00ff',
] as const;

const credentials = [
  'Bearer',
  'Bearer ',
  'Bearer null',
  'Bearer a.b.c',
  'Bearer eyJhbGciOiJub25lIn0.eyJzaWQiOiIxIn0.',
  'Bearer pcf_',
  'Bearer pcf_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  `Bearer ${'x'.repeat(8000)}`,
  'Basic YTpi',
  'bearer \u00ff\u00fe',
  'Bearer a, Bearer b',
] as const;

const keys = ['', ' ', 'x'.repeat(255), 'x'.repeat(256), '\u00e9\u00ff', "'; --", 'a, b', '__proto__'] as const;

const oddHeaders = [
  ['x-device-id', '\u00ff\u00fe'],
  ['x-device-id', 'x'.repeat(5000)],
  ['x-session-id', '{{jndi}}'],
  ['accept', '\u00ff'],
  ['accept', 'text/html;q=NaN'],
  ['accept-encoding', 'br;q=nonsense, *;q=0'],
  ['accept-language', '*'.repeat(1000)],
  ['content-encoding', 'gzip'],
  ['content-encoding', 'nonsense'],
  ['range', 'bytes=0-'],
  ['if-none-match', '*'],
  ['if-modified-since', 'never'],
  ['origin', 'null'],
  ['origin', 'https://evil.example'],
  ['referer', '\u00ff'],
  ['cookie', 'a=b; __proto__=c'],
  ['user-agent', '\u00ff'.repeat(1000)],
  ['x-forwarded-for', '999.999.999.999, unknown'],
  ['x-forwarded-host', 'evil.example'],
  ['host', 'evil.example:99999'],
  ['host', '[::1'],
  ['upgrade', 'websocket'],
  ['expect', '100-continue'],
  ['expect', 'the unexpected'],
  ['te', 'trailers'],
  ['x-control', 'a\u0001b'],
  ['x-null', 'a\u0000b'],
  ['x-large', 'x'.repeat(20_000)],
  ['content-length', '-1'],
  ['content-length', '1e3'],
  ['content-length', '5, 6'],
  ['transfer-encoding', 'chunked'],
  ['transfer-encoding', 'gzip, nonsense'],
] as const;

const otherQuery =
  (change: (draft: Draft, odd: string) => readonly string[]): Mutation =>
  (draft, chance) => ({
    ...draft,
    query: change(draft, chance.oneOf(oddParameters)),
  });

/** Of the names in the query, or one that every list has. */
const nameIn = ({ query }: Draft) => query[0]?.split('=')[0] ?? 'limit';

export const headMutations: Mutations = {
  'another content type': (draft, chance) => withHeader(draft, 'content-type', chance.oneOf(contentTypes)),
  'content type twice': (draft, chance) => addHeader(draft, 'content-type', chance.oneOf(contentTypes)),
  'no content type': (draft) => (draft.body.kind === 'none' ? undefined : withoutHeader(draft, 'content-type')),
  'odd credential': (draft, chance) => addHeader(draft, 'authorization', chance.oneOf(credentials)),
  'odd key': (draft, chance) => addHeader(draft, 'idempotency-key', chance.oneOf(keys)),
  'odd header': (draft, chance) => {
    const [name, value] = chance.oneOf(oddHeaders);
    return addHeader(draft, name, value);
  },
  'no host': (draft) => ({ ...draft, namesHost: false }),
  'another method': (draft, chance) => ({
    ...draft,
    method: chance.oneOf(['PATCH', 'TRACE', 'OPTIONS', 'PUT', 'DELETE', 'G\u00cbT']),
  }),
  'odd parameter': (draft, chance) => {
    const segments = draft.path.split('/');
    const chosen = 1 + chance.below(segments.length - 1);
    return {
      ...draft,
      path: segments.map((each, index) => (index === chosen ? chance.oneOf(oddParameters) : each)).join('/'),
    };
  },
  'long parameter': (draft, chance) => ({
    ...draft,
    path: `${draft.path}${'x'.repeat(chance.oneOf([300, 9000, 70_000]))}`,
  }),
  'odd query': otherQuery((draft, odd) => [
    ...draft.query.filter((each) => !each.startsWith(`${nameIn(draft)}=`)),
    `${nameIn(draft)}=${odd}`,
  ]),
  'query twice': otherQuery((draft, odd) => [
    ...draft.query,
    ...draft.query,
    `${nameIn(draft)}=${odd}`,
    `${nameIn(draft)}[]=1`,
  ]),
  'extra query': otherQuery((draft, odd) => [...draft.query, `unknown=${odd}`, '=', '&&', 'a[b][c]=d']),
  'prototype query': (draft, chance) => {
    const name = chance.oneOf(prototypeNames);
    return { ...draft, query: [...draft.query, `${name}=1`, `${name}[x]=1`] };
  },
  'huge query': (draft, chance) => ({
    ...draft,
    query: [
      ...draft.query,
      chance.oneOf([
        `${nameIn(draft)}=${'x'.repeat(12_000)}`,
        Array(3000)
          .fill(`${nameIn(draft)}=1`)
          .join('&'),
      ]),
    ],
  }),
};
