import { today } from '../../apps/server/src/database/whole-day.ts';
import { checkAnswer } from '../../apps/server/src/modules/answers/validate-submission.service.ts';
import { answerColumns } from '../../apps/server/src/modules/emission-data/emission-data.service.ts';
import { askServer } from '../api/ask-server.ts';
import { type Exchange, prepareExchange, signIn, submission } from '../api/exchange.ts';
import { exchangePassword } from '../data/exchange-database.ts';
import { exchangeOrganisations } from '../data/organisations.ts';
import type { HttpRequest } from '../http/http-request.ts';

interface Party {
  readonly organisation: string;
  readonly user: string;
}

/** The largest customer and the largest supplier, with lines between them that wait for an answer. */
export interface Prepared extends Exchange {
  readonly asCustomer: Party;
  readonly asSupplier: Party;
}

const parties = {
  customer: exchangeOrganisations.largestCustomer.email,
  supplier: exchangeOrganisations.largestSupplier.email,
  password: exchangePassword,
};

export async function prepareParties(url: string, lines: number): Promise<Prepared> {
  const exchange = await prepareExchange(url, lines, parties);
  const partyOf = async (token: string): Promise<Party> => ({
    organisation: (await askServer(url, 'getOrganisation', { token })).id,
    user: (await askServer(url, 'getCurrentUser', { token })).id,
  });
  return {
    ...exchange,
    asCustomer: await partyOf(exchange.customer),
    asSupplier: await partyOf(exchange.supplier),
  };
}

/** The same requests with tokens of this moment: to prepare and to record may take longer than one lives. */
export async function signedInAnew(
  url: string,
  { customer, supplier }: Prepared,
  requests: readonly HttpRequest[],
): Promise<HttpRequest[]> {
  const renewed = new Map([
    [`Bearer ${customer}`, `Bearer ${await signIn(url, parties.customer, parties)}`],
    [`Bearer ${supplier}`, `Bearer ${await signIn(url, parties.supplier, parties)}`],
  ]);
  return requests.map((request) => {
    const authorization = renewed.get(request.headers.authorization ?? '');
    return authorization === undefined ? request : { ...request, headers: { ...request.headers, authorization } };
  });
}

/** What our server makes of the answer that is submitted, which a plain one is given. */
export function keptAnswer() {
  const { data } = checkAnswer(submission, { documentNames: new Map(), now: new Date() });
  return { data, columns: answerColumns(data, today()) };
}
