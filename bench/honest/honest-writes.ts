import type { CallName } from '@pcf/contract/operations/calls';
import { type CallInput, requestFor } from '../api/ask-server.ts';
import { type Exchange, submission } from '../api/exchange.ts';
import type { HttpRequest } from '../http/http-request.ts';
import { type HonestCall, lanes } from './honest-calls.ts';
import { keptAnswer, type Prepared } from './parties.ts';
import type { PlainInput, plainWrites } from './plain-writes.ts';

export interface HonestWrite extends HonestCall {
  /** Whether its statements can be sent once more as they were: not where one names what another has just made. */
  readonly replayable: boolean;
  /** The products whose rows either side wrote, by what their customer calls them or by id. */
  readonly written: { readonly ours: WrittenProducts; readonly plain: WrittenProducts };
}

export interface WrittenProducts {
  readonly ids?: readonly string[];
  readonly references?: readonly string[];
}

/** Lines go from being opened to being accepted, on either side other ones of the same kind. */
export function honestWrites(exchange: Prepared, times: number): HonestWrite[] {
  const { customer, supplier, supplierId, asCustomer, asSupplier } = exchange;
  const [ours, theirs] = [exchange.open.slice(0, times), exchange.open.slice(times, 2 * times)];
  if (theirs.length < times) throw new Error('There are too few lines to answer.');
  const places = Array.from({ length: times }, (_, place) => place);
  const newProduct = (side: string) => (place: number) => ({
    name: `Bracket ${place} ${side}`,
    internalReference: `NEW-${side}-${place}`,
    supplierId,
  });
  const plainly = (name: keyof typeof plainWrites, input: Partial<PlainInput>): HttpRequest => ({
    method: 'POST',
    path: `/${name}`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
    expected: 200,
  });
  const ofLines = <Name extends CallName>(
    what: string,
    [name, token, body]: readonly [Name, string, CallInput<Name>['body']],
    plain: (line: Exchange['open'][number]) => HttpRequest,
  ): HonestWrite => ({
    group: 'write',
    ours: {
      name: what,
      kind: 'write',
      lanes,
      requests: ours.map((line) => requestFor(name, { token, params: { ...line }, ...(body && { body }) })),
      representative: true,
    },
    plain: theirs.map(plain),
    replayable: true,
    written: { ours: { ids: productsOf(ours) }, plain: { ids: productsOf(theirs) } },
  });
  const draft = (what: string, draftVersion: number) =>
    ofLines(what, ['saveEmissionDraft', supplier, { data: submission.data, draftVersion }], (line) =>
      plainly('saveDraft', { ...asSupplier, ...line, draftVersion, data: submission.data }),
    );
  const answer = keptAnswer();
  return [
    {
      group: 'write',
      ours: {
        name: 'createProduct',
        kind: 'write',
        lanes,
        requests: places.map(newProduct('OURS')).map((body) => requestFor('createProduct', { token: customer, body })),
        representative: true,
      },
      plain: places.map(newProduct('PLAIN')).map((body) => plainly('createProduct', { ...asCustomer, ...body })),
      replayable: false,
      written: {
        ours: { references: places.map(newProduct('OURS')).map(({ internalReference }) => internalReference) },
        plain: { references: places.map(newProduct('PLAIN')).map(({ internalReference }) => internalReference) },
      },
    },
    draft('saveEmissionDraft, the first', 0),
    draft('saveEmissionDraft, a later one', 1),
    ofLines('submitEmissionData', ['submitEmissionData', supplier, submission], (line) =>
      plainly('submit', { ...asSupplier, ...line, ...answer }),
    ),
    ofLines('acceptEmissionData', ['acceptEmissionData', customer, { version: 1 }], (line) =>
      plainly('accept', { ...asCustomer, ...line }),
    ),
  ];
}

const productsOf = (lines: Exchange['open']) => lines.map(({ productId }) => productId);
