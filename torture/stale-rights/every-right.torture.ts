import { linkPurposes } from '@pcf/contract/vocabulary/users';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner } from '../../apps/server/src/testing/answering.ts';
import { startIdentityProvider } from '../../apps/server/src/testing/identity-provider.ts';
import { withPartners } from '../../apps/server/src/testing/network.ts';
import { startTestServer } from '../../apps/server/src/testing/test-server.ts';
import { ticketPurposes } from '../../apps/server/src/tokens/ticket.ts';
import { keepCount } from '../counts.ts';
import { withoutLimits } from '../shared/settings.ts';
import { sizeOf } from '../size.ts';
import { eventsOfUsers, eventsWhileRegistering } from './events.ts';
import { knownHashes, triedLinks, triedTickets } from './known-secrets.ts';
import { matrixOfUsers, matrixWhileRegistering, type Verdict } from './matrix.ts';
import { rightsOfUsers } from './rights-of-users.ts';
import { rightsWhileRegistering } from './rights-while-registering.ts';
import { newScene, newUserScene, redirectUri, type Scene, type Stage } from './scene.ts';

let stage: Stage;
let tried = 0;

beforeAll(async () => {
  const provider = await startIdentityProvider({ redirectUri });
  const settings = { ...withoutLimits, ...withPartners, ...provider.settings };
  stage = { provider, server: await startTestServer({ demo: false, settings }) };
});
afterAll(async () => {
  await keepCount({
    theme: 'stale rights',
    what: 'things handed out, each before an event that may end it',
    count: tried,
  });
  await stage.server.stop();
  await stage.provider.stop();
});

type HandOut<Of> = (scene: Of) => Promise<() => Promise<boolean>>;
type Happen<Of> = (scene: Of) => Promise<void>;

/** In `npm test` one of three, another third of the events for each thing. */
const everyNth = sizeOf({ quick: 3, full: 1 });

/** Each thing, handed out anew before each event, and once before nothing at all, so that it is known to be worth something. */
function describeMatrix<Of extends Scene>(
  matrix: Readonly<Record<string, Readonly<Record<string, Verdict>>>>,
  rights: Readonly<Record<string, HandOut<Of>>>,
  events: Readonly<Record<string, Happen<Of>>>,
  open: () => Promise<Of>,
): void {
  const happenings: [string, Happen<Of>][] = [['nothing', async () => {}], ...Object.entries(events)];
  describe.each(Object.entries(rights).map((entry, place) => [...entry, place] as const))(
    '%s',
    (right, handOut, place) => {
      const some = happenings.filter((_, index) => (index + place) % everyNth === 0);
      it.each(
        some.map(([event, happen]) => {
          const [verdict, why] =
            event === 'nothing' ? ['holds', 'it is new'] : (matrix[right]?.[event] ?? ['is not decided', '']);
          return [verdict, event, why, happen] as const;
        }),
      )('%s after %s: %s', async (verdict, _event, _why, happen) => {
        const scene = await open();
        const isGood = await handOut(scene);
        await happen(scene);
        expect((await isGood()) ? 'holds' : 'dies').toBe(verdict);
        tried += 1;
      });
    },
  );
}

describe('of a user', () => {
  describeMatrix(matrixOfUsers, rightsOfUsers, eventsOfUsers, () => newUserScene(stage));
});

describe('of somebody who registers', () => {
  describeMatrix(matrixWhileRegistering, rightsWhileRegistering, eventsWhileRegistering, async () => newScene(stage));
});

describe('nothing is handed out that is not tried', () => {
  it('of the links and tickets', () => {
    expect(Object.keys(triedLinks).toSorted()).toEqual([...linkPurposes].toSorted());
    expect(Object.keys(triedTickets).toSorted()).toEqual(Object.keys(ticketPurposes).toSorted());
  });

  it('of what the database keeps by its hash', async () => {
    const rows = await asOwner(
      stage.server,
      sql<{ name: string }>`
        select c.relname || '.' || a.attname as name
          from pg_attribute a join pg_class c on c.oid = a.attrelid
         where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
           and a.attnum > 0 and not a.attisdropped and a.attname ~ '(^|_)hash$'`,
    );
    expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.keys(knownHashes).toSorted());
  });
});
