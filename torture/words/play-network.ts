import {
  askedByPartner,
  connectPartner,
  deliver,
  type Partner,
} from '../../apps/server/src/modules/network/testing/partners.ts';
import { callAsPartner, partnerToken } from '../../apps/server/src/testing/network.ts';
import { taken } from '../shared/taken.ts';
import { answerAlike } from './play-templates.ts';
import { type Stage, saidBy } from './stage.ts';

/** A customer on another platform asks, is answered, and moves. */
export async function dealElsewhere(
  stage: Stage,
  answeredProductId: string,
  whenOver: (close: () => void) => void,
): Promise<void> {
  const { server, words, memberOf } = stage;
  const { token, organisationId } = memberOf('supplier');
  const connection = words.in('createNetworkConnection', { relations: ['CUSTOMER'] }, saidBy('supplier'));
  const platform = await connectPartner(server, token, connection, whenOver);
  const { lineId } = await askedByPartner(server, platform, organisationId);
  const asked = { lineId, customer: 'platform', customerId: platform.partnerId } as const;
  await answerAlike(stage, answeredProductId, asked);
  await deliver(server);
  await move(stage, platform);
  const footprints = await callAsPartner(server, '/3/footprints', await partnerToken(server, platform));
  stage.hear('platform', '/3/footprints', taken(footprints));
  for (const { url, headers, body } of platform.platform.heard) {
    const [, signIn = ''] = /^Basic (.+)$/.exec(headers.authorization ?? '') ?? [];
    stage.hear('platform', url, { headers, body, signIn: Buffer.from(signIn, 'base64').toString() });
  }
}

/** With another address the secret has to be given again; a test of the connection tells it there. */
async function move({ server, say, memberOf }: Stage, { id, answers, platform }: Partner): Promise<void> {
  for (const [path, answer] of Object.entries(answers)) answers[`/moved${path}`] = answer;
  const params = { connectionId: id };
  const { token } = memberOf('supplier');
  const { data } = taken(await server.call('listNetworkConnections', { token }));
  const version = (data as { id: string; version: number }[]).find((each) => each.id === id)?.version;
  const body = { relations: ['CUSTOMER'], baseUrl: `${platform.url}/moved`, version };
  await say('supplier', 'updateNetworkConnection', body, { params });
  taken(await server.call('testNetworkConnection', { token, params }));
}
