import { keepPreviousData, MutationObserver, QueryObserver } from '@tanstack/react-query';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadRuntimeConfiguration } from '../runtime-configuration.ts';
import { signIn } from '../session/session.ts';
import { makeConfiguration } from '../testing/make-configuration.ts';
import { makeTokens } from '../testing/make-tokens.ts';
import { json, problem, type ServerAnswer, startApiServer } from '../testing/start-api-server.ts';
import { operationMutation, operationQuery } from './operation-options.ts';
import { createQueryClient } from './query-client.ts';

const uses = '/api/templates/T1/uses?limit=10';
const answers: Record<string, () => ServerAnswer> = {
  '/config.json': () => json(makeConfiguration({ apiBaseUrl: server.url })),
  '/auth/registration/users/login': () => json(makeTokens(1)),
  '/api/organisation': () => json({ id: '1', name: 'Nordwind Foods' }),
  [uses]: () => json({ data: [], metadata: { count: 7 } }),
};
const server = await startApiServer(({ path }) => answers[path]?.() ?? { status: 204 });
const errors: unknown[] = [];
const client = createQueryClient({ onError: (error) => errors.push(error) });

beforeAll(async () => {
  // The page's own address, as far as the code below reads it.
  Object.assign(globalThis, { location: { ...new URL(server.url), origin: server.url, pathname: '/organisation' } });
  await loadRuntimeConfiguration();
  await signIn('anna@example.com', 'secret');
});

beforeEach(() => {
  client.clear();
  server.requests.length = 0;
  errors.length = 0;
});

afterAll(server.close);

describe('a query', () => {
  it('is read by the call of its name and kept under it', async () => {
    const getOrganisation = operationQuery('getOrganisation');
    expect((await client.fetchQuery(getOrganisation)).name).toBe('Nordwind Foods');
    expect(client.getQueryData(['getOrganisation'])).toBe(client.getQueryData(getOrganisation.queryKey));
    expect(client.getQueryData(getOrganisation.queryKey)?.name).toBe('Nordwind Foods');
    expect(server.paths()).toEqual(['/api/organisation']);
  });

  it('sends its input', async () => {
    const query = operationQuery('listTemplateUses', { params: { templateId: 'T1' }, query: { limit: 10 } });
    expect((await client.fetchQuery(query)).metadata.count).toBe(7);
    expect(server.paths()).toEqual([uses]);
  });

  it.each([
    [operationQuery('getOrganisation'), ['getOrganisation']],
    [operationQuery('listSuppliers', { query: { limit: 10 } }), ['listSuppliers', { limit: 10 }]],
    [operationQuery('listSuppliers', { query: {} }), ['listSuppliers', {}]],
    [
      operationQuery('getRequestedProduct', { params: { requestReference: 'R', productId: 'P' } }),
      ['getRequestedProduct', 'R', 'P'],
    ],
    [
      operationQuery('listTemplateUses', { params: { templateId: 'T1' }, query: { limit: 10 } }),
      ['listTemplateUses', 'T1', { limit: 10 }],
    ],
    [
      operationQuery('getRegistration', { body: { registrationToken: 'x' } }),
      ['getRegistration', { registrationToken: 'x' }],
    ],
    [operationQuery('listTemplates', { query: { limit: 1 } }, { key: ['count'] }), ['listTemplates', 'count']],
  ])('has a key that begins with its name, %#', ({ queryKey }, expected) => {
    expect(queryKey).toEqual(expected);
  });

  it('is read anew where its name is invalidated, whatever its input', async () => {
    const query = operationQuery('listTemplateUses', { params: { templateId: 'T1' }, query: { limit: 10 } });
    await client.fetchQuery(query);
    await client.fetchQuery(query);
    expect(server.requests).toHaveLength(1);
    await client.invalidateQueries({ queryKey: ['listTemplateUses'] });
    await client.fetchQuery(query);
    expect(server.requests).toHaveLength(2);
  });

  it('keeps what a feature says of it, and nothing else', () => {
    const differences = { staleTime: 0, gcTime: 5, retryOnMount: false, placeholderData: keepPreviousData };
    const { queryKey, queryFn, ...others } = operationQuery('listTemplates', { query: {} }, differences);
    expect(others).toEqual(differences);
    expect(Object.keys(operationQuery('listTemplates', { query: {} }, { key: ['count'] }))).toEqual([
      'queryKey',
      'queryFn',
    ]);
  });

  it('hands over what it selects', async () => {
    const count = operationQuery(
      'listTemplateUses',
      { params: { templateId: 'T1' }, query: { limit: 10 } },
      { key: ['T1', 'count'], select: ({ metadata }) => metadata.count },
    );
    await client.fetchQuery(count);
    const shown: number | undefined = new QueryObserver(client, count).getCurrentResult().data;
    expect(shown).toBe(7);
  });

  it('is not sent where it is cancelled before', async () => {
    const query = operationQuery('getOrganisation');
    const reading = client.fetchQuery(query);
    await client.cancelQueries(query);
    await expect(reading).rejects.toThrow();
    await client.fetchQuery(operationQuery('listTemplateUses', { params: { templateId: 'T1' }, query: { limit: 10 } }));
    expect(server.paths()).toEqual([uses]);
  });
});

describe('a mutation', () => {
  it('takes the input of its call', async () => {
    const deleteAccounts = operationMutation('deleteAccounts');
    await new MutationObserver(client, deleteAccounts).mutate({ body: ['anna@example.com'] });
    expect(server.requests).toMatchObject([{ method: 'DELETE', body: ['anna@example.com'] }]);
    expect(deleteAccounts.mutationKey).toEqual(['deleteAccounts']);
  });

  it('takes nothing where its call takes nothing', async () => {
    await new MutationObserver(client, operationMutation('deleteOrganisationLogo')).mutate(undefined);
    expect(server.requests).toMatchObject([{ method: 'DELETE', body: undefined }]);
  });

  it('takes what a feature makes its input of, and tells it to the feature', async () => {
    const told: unknown[] = [];
    const endSession = operationMutation('endSession', {
      mutationKey: ['endSession', 'of a colleague'],
      input: (sessionId: string) => ({ params: { sessionId } }),
      onSuccess: (_, sessionId) => told.push(sessionId),
    });
    await new MutationObserver(client, endSession).mutate('S1');
    expect(server.paths()[0]).toContain('S1');
    expect(told).toEqual(['S1']);
    expect(endSession.mutationKey).toEqual(['endSession', 'of a colleague']);
    expect(endSession).not.toHaveProperty('input');
  });

  it('tells its failure, and that it has settled', async () => {
    answers['/api/organisation'] = () => problem('NOT_FOUND');
    let settled = 0;
    const update = operationMutation('updateOrganisation', { onSettled: () => settled++ });
    const outcome = new MutationObserver(client, update).mutate({ body: { name: 'X' } });
    await expect(outcome).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(settled).toBe(1);
    expect(errors).toHaveLength(1);
  });
});
