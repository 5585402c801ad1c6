import { expect, it } from 'vitest';
import { createOpenStreams, openNotificationStream } from './notification-hub.ts';

const streamOf = (organisationId: string) =>
  openNotificationStream({ credential: 'session', userId: 'somebody', organisationId }, undefined);

it('finds those of one organisation, as long as they are open', () => {
  const streams = createOpenStreams(5);
  const [first, second, other] = [streamOf('own'), streamOf('own'), streamOf('other')];
  for (const stream of [first, second, other]) streams.add(stream);
  expect([...streams.of('own')]).toEqual([first, second]);
  expect([...streams.all()]).toEqual([first, second, other]);
  streams.remove(first);
  expect([...streams.of('own')]).toEqual([second]);
  expect([first, second].map(streams.has)).toEqual([false, true]);
  streams.remove(second);
  expect([...streams.of('own')]).toEqual([]);
  expect([...streams.all()]).toEqual([other]);
});

it('goes round all of them, each once and about as many in every turn', () => {
  const streams = createOpenStreams(5);
  const open = Array.from({ length: 12 }, () => streamOf('own'));
  for (const stream of open) streams.add(stream);
  const turns = Array.from({ length: 5 }, () => [...streams.nextTurn()]);
  expect(turns.map(({ length }) => length).toSorted()).toEqual([2, 2, 2, 3, 3]);
  expect(new Set(turns.flat())).toEqual(new Set(open));
});
