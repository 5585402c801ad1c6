import { expect, it } from 'vitest';
import { mergeParts, type Part } from './merge-parts.ts';

const part = (name: string, size: number, pages: readonly string[], imports: readonly Part[] = []): Part => ({
  modules: new Set([name]),
  size,
  pages: new Set(pages),
  imports: new Set(imports),
});

function mergedNames(...parts: Part[]): string[] {
  return mergedWith(() => 1, ...parts);
}

function mergedWith(weightOf: (page: string) => number, ...parts: Part[]): string[] {
  const merged = new Set(parts);
  mergeParts(merged, weightOf);
  return [...merged].map(({ modules }) => [...modules].toSorted().join()).toSorted();
}

it('puts what is short into the file of more pages', () => {
  const frame = part('frame', 500_000, ['/login', '/']);
  const field = part('field', 1000, ['/login'], [frame]);
  const list = part('list', 90_000, ['/'], [frame]);
  expect(mergedNames(frame, field, list)).toEqual(['field,frame', 'list']);
});

it('spares a page that weighs more what it does not need', () => {
  const frame = () => part('frame', 500_000, ['/login', '/', '/sold']);
  const list = () => part('list', 10_000, ['/', '/sold']);
  expect(mergedNames(frame(), list())).toEqual(['frame,list']);
  expect(mergedWith((page) => (page === '/login' ? 4 : 1), frame(), list())).toEqual(['frame', 'list']);
});

it('leaves alone what no page loads together', () => {
  expect(mergedNames(part('one', 10, ['/one']), part('other', 10, ['/other']))).toEqual(['one', 'other']);
});

it('takes nothing along into a file of more pages that most of them do not need', () => {
  const form = part('form', 90_000, ['/login']);
  const frame = part('frame', 500_000, ['/login', '/', '/sold']);
  const field = part('field', 1000, ['/login'], [frame, form]);
  expect(mergedNames(frame, form, field)).toEqual(['field,form', 'frame']);
});

it('makes no two files that import each other', () => {
  const low = part('low', 10, ['/one', '/other']);
  const middle = part('middle', 900_000, ['/one', '/other', '/third'], [low]);
  const high = part('high', 10, ['/one', '/other'], [middle]);
  for (const name of ['/third', '/fourth']) low.pages.add(name);
  expect(mergedNames(low, middle, high)).not.toContain('high,low');
});
