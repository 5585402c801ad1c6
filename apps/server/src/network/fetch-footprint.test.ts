import { exampleFootprint } from '@pcf/pact/v3/testing/example-footprint';
import { describe, expect, it } from 'vitest';
import { fetchFootprint } from './fetch-footprint.ts';
import { PartnerError } from './partner-error.ts';

const account = { baseUrl: 'https://steel.example', authBaseUrl: null, clientId: 'us', clientSecret: 'secret' };
const tokens = { get: async () => ({ token: 'theirs', isKept: false }), forget: () => {} };
const fetched = (text: string, id: string = exampleFootprint.id) =>
  fetchFootprint(async () => ({ status: 200, text }), tokens, account, id);

const document = JSON.stringify(exampleFootprint);

describe('fetchFootprint', () => {
  it('keeps the document as it was written', async () => {
    const source = document.replace('{', '{ "extra": 1.50, ');
    expect(await fetched(`{"data": ${source} }`, exampleFootprint.id.toUpperCase())).toMatchObject({
      footprint: { id: exampleFootprint.id },
      source,
    });
  });

  it.each([
    ['nothing', ''],
    ['what ends in the middle of a name', '{"data'],
    ['what ends in the middle', `{"data":${document}`.slice(0, -5)],
    ['no object', '"data"'],
    ['a footprint without its wrapping', document],
    ['a footprint within a list', `{"data":[${document}]}`],
    ['lists within lists', `{"data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
  ])('does not understand %s', async (_what, text) => {
    await expect(fetched(text)).rejects.toThrow(new PartnerError('ANSWER_NOT_UNDERSTOOD'));
  });

  it('does not understand another one than was asked for', async () => {
    await expect(fetched(`{"data":${document}}`, crypto.randomUUID())).rejects.toThrow(
      new PartnerError('ANSWER_NOT_UNDERSTOOD'),
    );
  });
});
