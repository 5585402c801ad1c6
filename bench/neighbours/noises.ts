import { randomUUID } from 'node:crypto';
import { eventTypes } from '@pcf/pact/v3/model/event';
import { askServer, requestFor } from '../api/ask-server.ts';
import type { HttpRequest } from '../http/http-request.ts';
import { type CallApi, succeeded } from '../people/call-api.ts';
import { askAndSubmit, shortAnswer } from '../people/exchange-steps.ts';
import type { Person } from '../people/signed-in-people.ts';

/** What the noisy organisation does, over and over. */
export interface Noise {
  readonly name: string;
  readonly requests: readonly HttpRequest[];
}

interface NoisyPeople {
  readonly admin: Person;
  /** Who buys from it. */
  readonly customer: Person;
}

export const callsAtOnce = 40;
const versions = 100;
const events = 1000;
const idsInEvent = 200;

/** Calls that all want the same rows, calls that write much, calls that read much, and what another platform tells. */
export async function noisesOf(url: string, call: CallApi, people: NoisyPeople): Promise<Noise[]> {
  const token = people.admin.tokens.access_token;
  return [
    { name: 'access levels', requests: await accessChanges(url, token) },
    { name: 'answers', requests: await submissions(call, token, people) },
    { name: 'lists', requests: lists(token) },
    { name: "a partner's events", requests: await partnerEvents(url, token) },
  ].map(({ name, requests }) => ({
    name,
    // Whatever is answered: what counts is what the others get.
    requests: requests.map((request) => ({ ...request, expected: undefined })),
  }));
}

async function accessChanges(url: string, token: string): Promise<HttpRequest[]> {
  const { id: own } = await askServer(url, 'getCurrentUser', { token });
  const { data } = await askServer(url, 'listUsers', { token });
  const userId = data.find(({ id }) => id !== own)?.id ?? '';
  return (['EDITOR', 'ADMIN'] as const).map((accessLevel) =>
    requestFor('updateAccessLevel', { token, body: { userId, accessLevel } }),
  );
}

async function submissions(call: CallApi, token: string, { admin, customer }: NoisyPeople): Promise<HttpRequest[]> {
  const names = Array.from({ length: callsAtOnce }, (_, index) => `Product ${index}`);
  const lines = await askAndSubmit(call, customer, admin, names);
  return Array.from({ length: versions }, (_, version) =>
    lines.map(({ requestReference, productId }) =>
      requestFor('submitEmissionData', {
        token,
        params: { requestReference, productId },
        body: { data: shortAnswer as never, submissionVersion: version + 1 },
      }),
    ),
  ).flat();
}

const lists = (token: string): HttpRequest[] => [
  requestFor('listReceivedProductRequests', { token, query: { limit: '100' } }),
  requestFor('listActivities', { token, query: { limit: '100' } }),
  requestFor('getDashboard', { token }),
];

async function partnerEvents(url: string, token: string): Promise<HttpRequest[]> {
  const body = {
    name: 'Steel AG',
    relations: ['SUPPLIER' as const, 'CUSTOMER' as const],
    baseUrl: 'https://steel.example/pcf',
    clientId: 'organisation-2',
    clientSecret: 'what-steel-gave-us',
  };
  const { id, secret } = await askServer(url, 'createNetworkConnection', { token, body });
  const answer = await fetch(new URL('/auth/token', url), {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  });
  const { access_token: partner } = (await answer.json()) as { access_token: string };
  return Array.from({ length: events }, (_, index) => ({
    method: 'POST',
    path: '/3/events',
    headers: { authorization: `Bearer ${partner}`, 'content-type': 'application/cloudevents+json' },
    body: JSON.stringify({
      type: eventTypes.created,
      specversion: '1.0',
      id: randomUUID(),
      source: body.baseUrl,
      time: '2026-05-01T12:00:00Z',
      data: { productId: Array.from({ length: idsInEvent }, (__, place) => `urn:x:${index}-${place}`) },
    }),
  }));
}

/** Products of the quiet organisation, so that its pages show something. */
export async function furnish(call: CallApi, customer: Person, supplier: Person): Promise<void> {
  const names = Array.from({ length: 25 }, (_, index) => `Quiet product ${index}`);
  await askAndSubmit(call, customer, supplier, names);
  await succeeded(call(customer, { path: '/api/organisation' }));
}
