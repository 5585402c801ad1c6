import type { NetworkError, NetworkTestStep } from '@pcf/contract/vocabulary/network';
import { z } from 'zod';
import type { CallPartner } from './call-partner.ts';
import { readAnswer } from './parse-json.ts';
import { PartnerError, partnerErrorOfStatus } from './partner-error.ts';
import { findTokenEndpoint, type PartnerAccount, requestToken } from './partner-tokens.ts';

export interface PartnerTest {
  readonly failedStep: NetworkTestStep | null;
  readonly error: NetworkError | null;
}

/** How many there are says nothing of whether they could be read, and nobody looks at them here. */
const footprints = z.object({ data: z.custom(Array.isArray) });

/** Goes as far as it can: finds out where tokens come from, asks for one, and calls with it what changes nothing. */
export async function testPartner(ask: CallPartner, account: PartnerAccount): Promise<PartnerTest> {
  let step: NetworkTestStep = 'DISCOVERY';
  try {
    const endpoint = await findTokenEndpoint(ask, account);
    step = 'TOKEN';
    const { token } = await requestToken(ask, endpoint, account);
    step = 'FOOTPRINTS';
    await readFootprints(ask, account, token);
    return { failedStep: null, error: null };
  } catch (error) {
    if (error instanceof PartnerError) return { failedStep: step, error: error.code };
    throw error;
  }
}

async function readFootprints(ask: CallPartner, { baseUrl }: PartnerAccount, token: string): Promise<void> {
  const answer = await ask(`${baseUrl}/3/footprints?limit=1`, {
    kind: 'footprints',
    method: 'GET',
    headers: { authorization: `Bearer ${token}` },
  });
  const error = partnerErrorOfStatus(answer.status);
  if (error) throw error;
  if (!readAnswer(answer, footprints)) throw new PartnerError('ANSWER_NOT_UNDERSTOOD');
}
