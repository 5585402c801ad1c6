import { createFairGate } from '../../../database/fair-gate.ts';

/** So few that nobody notices them. */
const itemsInTurn = 5;

/**
 * Whatever is worked out keeps the thread busy, and of many at once each would do its part before anybody else is heard:
 * one part at a time, with organisations in turns and a moment between them for whoever has just come.
 */
const turns = createFairGate({
  seats: 1,
  shared: 1,
  least: 1,
  waiting: { all: Number.POSITIVE_INFINITY, writes: Number.POSITIVE_INFINITY },
  listensBetween: true,
});

export async function mapInTurns<Item, Result>(
  organisationId: string,
  items: readonly Item[],
  work: (item: Item) => Result,
): Promise<Result[]> {
  const done: Result[] = [];
  for (let at = 0; at < items.length; at += itemsInTurn) {
    const part = items.slice(at, at + itemsInTurn);
    done.push(...(await turns.run(organisationId, { kind: 'read', refusable: false }, async () => part.map(work))));
  }
  return done;
}
