import {
  created,
  footprint,
  fulfilled,
  type Network,
  rejected,
  tell,
} from '../../apps/server/src/modules/network/events/testing/told-events.ts';
import {
  connectPartner,
  deliver,
  eventsAt,
  type Partner,
} from '../../apps/server/src/modules/network/testing/partners.ts';
import { callAsPartner, partnerToken } from '../../apps/server/src/testing/network.ts';
import { taken } from '../shared/taken.ts';
import type { EventName } from './event-audiences.ts';
import type { Company, Part } from './parts.ts';
import { ask } from './play-requests.ts';
import { answerAlike } from './play-sold-products.ts';
import { type Stage, saidBy } from './stage.ts';

type WhenOver = (close: () => void) => void;

/** A customer on another platform asks, is answered, and moves. */
export async function sellToPartner(stage: Stage, answeredProductId: string, whenOver: WhenOver): Promise<Partner> {
  const platform = await connect(stage, 'supplier', 'platform', whenOver);
  const asking = created({}, { source: platform.platform.url });
  const lineId = await speak(stage, platform, 'RequestCreatedEvent', asking, ['platform', 'supplier']);
  const asked = { lineId, customer: 'platform', customerId: platform.partnerId } as const;
  await answerAlike(stage, answeredProductId, asked);
  await deliver(stage.server);
  await move(stage, platform);
  return platform;
}

/** A supplier on another platform answers once, once says no, and once nothing; by then the product has another name. */
export async function buyFromPartner(stage: Stage, whenOver: WhenOver): Promise<Partner> {
  const platform = await connect(stage, 'customer', 'otherPlatform', whenOver);
  const source = { source: platform.platform.url };
  const answers = {
    RequestFulfilledEvent: (eventId: string) => fulfilled(eventId, [footprint()], source),
    RequestRejectedEvent: (eventId: string) => rejected(eventId, { code: 'NotFound', message: '' }, source),
  } as const;
  for (const name of ['RequestFulfilledEvent', 'RequestRejectedEvent'] as const) {
    await ask(stage, 'customer', 'otherPlatform', platform.partnerId);
    await deliver(stage.server);
    const eventId = eventsAt(platform).at(-1)?.id ?? '';
    await speak(stage, platform, name, answers[name](eventId), ['otherPlatform', 'customer']);
  }
  const { productId, version } = await ask(stage, 'customer', 'otherPlatform', platform.partnerId);
  await stage.say('customer', 'updateProduct', { version }, { params: { productId } });
  return platform;
}

/** Whatever the partner asks for is a matter for people. */
const byHand = { answerKnown: false, rejectUnknown: false } as const;
const relationOf = { platform: ['CUSTOMER'], otherPlatform: ['SUPPLIER'] } as const;

function connect(
  { server, words, memberOf }: Stage,
  own: Company,
  partner: keyof typeof relationOf,
  whenOver: WhenOver,
): Promise<Partner> {
  const body = { relations: relationOf[partner], ...byHand };
  const connection = words.in('createNetworkConnection', body, saidBy(own, { to: [partner] }));
  return connectPartner(server, memberOf(own).token, connection, whenOver);
}

/** Says it with marks and answers with the line that it is about. */
async function speak(
  { server, words, memberOf, post }: Stage,
  platform: Partner,
  name: EventName,
  event: object,
  [writer, own]: readonly [writer: Part, own: Company],
): Promise<string> {
  const told = words.in(name, event, saidBy(writer, { to: [own] }));
  const token = await partnerToken(server, platform);
  const network: Network = { server, own: memberOf(own).token, connection: platform, token, domain: '' };
  const { outcome, reason, line_id: lineId } = await tell(network, told);
  if (outcome !== 'APPLIED') throw new Error(`${name} came to ${outcome}: ${reason}`);
  await post.collect();
  return lineId ?? '';
}

/** With another address the secret has to be given again; a test of the connection tells it there. */
async function move({ server, say, memberOf }: Stage, { id, answers, platform }: Partner): Promise<void> {
  for (const [path, answer] of Object.entries(answers)) answers[`/moved${path}`] = answer;
  const params = { connectionId: id };
  const { token } = memberOf('supplier');
  const { data } = taken(await server.call('listNetworkConnections', { token }));
  const version = (data as { id: string; version: number }[]).find((each) => each.id === id)?.version;
  const body = { relations: relationOf.platform, ...byHand, baseUrl: `${platform.url}/moved`, version };
  await say('supplier', 'updateNetworkConnection', body, { params, to: ['platform'] });
  taken(await server.call('testNetworkConnection', { token, params }));
}

/** All that is sent to a platform, what we sign in with there, and what it can fetch here. */
export async function hearFromPartner({ server, hear }: Stage, part: Part, partner: Partner): Promise<void> {
  await deliver(server);
  const footprints = await callAsPartner(server, '/3/footprints', await partnerToken(server, partner));
  hear(part, '/3/footprints', taken(footprints));
  for (const { url, headers, body } of partner.platform.heard) {
    const [, signIn = ''] = /^Basic (.+)$/.exec(headers.authorization ?? '') ?? [];
    hear(part, url, { headers, body, signIn: Buffer.from(signIn, 'base64').toString() });
  }
}
