import { type ReadFootprint, readFootprint } from '@pcf/pact/v3/model/read-footprint';
import type { CallPartner, PartnerResponse } from './call-partner.ts';
import { jsonSource } from './json-source.ts';
import { parseJson } from './parse-json.ts';
import { PartnerError, partnerErrorOfStatus } from './partner-error.ts';
import type { PartnerAccount, PartnerTokenCache } from './partner-tokens.ts';

type FetchedFootprint = Pick<Extract<ReadFootprint, { readonly document: unknown }>, 'footprint'> & {
  /** The document, sign for sign. */
  readonly source: string;
};

/** Reads one footprint of version 3, or fails with why that was not possible. */
export async function fetchFootprint(
  ask: CallPartner,
  tokens: PartnerTokenCache,
  account: PartnerAccount,
  id: string,
): Promise<FetchedFootprint> {
  const first = await tokens.get(account);
  let answer = await get(ask, account, first.token, id);
  // One that was kept may have been withdrawn meanwhile.
  if (first.isKept && [400, 401, 403].includes(answer.status)) {
    tokens.forget(account);
    answer = await get(ask, account, (await tokens.get(account)).token, id);
  }
  const error = partnerErrorOfStatus(answer.status);
  if (error) throw error;
  return footprintOf(answer, id);
}

const get = (ask: CallPartner, { baseUrl }: PartnerAccount, token: string, id: string): Promise<PartnerResponse> =>
  ask(`${baseUrl}/3/footprints/${id}`, {
    kind: 'footprint',
    method: 'GET',
    headers: { authorization: `Bearer ${token}` },
  });

/** Only what was asked for: a platform that answers with another one is not understood. */
function footprintOf({ text }: PartnerResponse, id: string): FetchedFootprint {
  const { data } = Object(parseJson(text)) as { readonly data?: unknown };
  const { footprint } = readFootprint(data);
  const source = footprint?.id.toLowerCase() === id.toLowerCase() ? jsonSource(text, ['data']) : undefined;
  if (footprint === null || source === undefined) throw new PartnerError('ANSWER_NOT_UNDERSTOOD');
  return { footprint, source };
}
