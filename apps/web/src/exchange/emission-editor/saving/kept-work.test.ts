import { expect, it } from 'vitest';
import { openPageStorage } from '../../../lib/page-storage.ts';
import { openKeptWork } from './kept-work.ts';

const work = { values: { data: { comment: 'half a sent' } }, draftVersion: 2, at: '2026-11-15T14:02:00Z' };
const line = { kind: 'answer', id: 'line' } as const;
const emptyStorage = () => openPageStorage(() => undefined);

it('gives back what was kept, to its own user and place only', () => {
  const storage = emptyStorage();
  openKeptWork('anna', line, storage).keep(work);
  expect(openKeptWork('anna', line, storage).find()).toEqual(work);
  expect(openKeptWork('ben', line, storage).find()).toBeNull();
  expect(openKeptWork('anna', { ...line, id: 'other' }, storage).find()).toBeNull();
  expect(openKeptWork('anna', { ...line, kind: 'template' }, storage).find()).toBeNull();
});

it('forgets what the server has', () => {
  const storage = emptyStorage();
  const kept = openKeptWork('anna', line, storage);
  kept.keep(work);
  kept.forget();
  expect(kept.find()).toBeNull();
});

it.each(['{', 'null', '{"values":null}', '{"values":{},"at":"now"}'])('takes %s for nothing', (text) => {
  const storage = emptyStorage();
  storage.setItem('answer:anna:line', text);
  expect(openKeptWork('anna', line, storage).find()).toBeNull();
});
