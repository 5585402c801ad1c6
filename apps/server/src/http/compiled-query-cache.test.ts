import { CompiledQuery } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCompiledQueryCache } from './compiled-query-cache.ts';

const listed = (value: unknown) => ({ rows: { compile: () => CompiledQuery.raw('select $1', [value]) } });
const asked = (queries: ReturnType<typeof listed>) => queries.rows.compile().parameters;

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

describe('queries of a call', () => {
  it('are put together once for the same address, and anew for another', () => {
    const kept = createCompiledQueryCache();
    const build = vi.fn(() => listed(build.mock.calls.length));
    const ask = (address: string) => asked(kept(address, build) as ReturnType<typeof listed>);
    expect(ask('GET /list?pageNumber=0')).toEqual([1]);
    expect(ask('GET /list?pageNumber=0')).toEqual([1]);
    expect(ask('GET /list?pageNumber=1')).toEqual([2]);
    expect(ask('GET /count?pageNumber=0')).toEqual([3]);
    expect(build).toHaveBeenCalledTimes(3);
  });

  it('are not kept of an address that is found wrong, which is told each time', () => {
    const kept = createCompiledQueryCache();
    const refuse = vi.fn(() => {
      throw new Error('wrong');
    });
    for (const _time of [1, 2]) expect(() => kept('GET /list?limit=x', refuse)).toThrow('wrong');
    expect(refuse).toHaveBeenCalledTimes(2);
  });

  it('are put together anew the next day, since days go into them', () => {
    const kept = createCompiledQueryCache();
    const build = vi.fn(() => listed(1));
    kept('GET /list', build);
    vi.setSystemTime('2026-03-01T23:59:59Z');
    kept('GET /list', build);
    expect(build).toHaveBeenCalledTimes(1);
    vi.setSystemTime('2026-03-02T00:00:00Z');
    kept('GET /list', build);
    expect(build).toHaveBeenCalledTimes(2);
  });

  it('are forgotten in the order in which they were last asked for, and not kept for a long address', () => {
    const kept = createCompiledQueryCache();
    const built: unknown[] = [];
    const ask = (input: number | string) =>
      kept(`GET /list/${input}`, () => {
        built.push(input);
        return listed(input);
      });
    for (let input = 0; input < 500; input += 1) ask(input);
    ask(0);
    ask(500);
    built.length = 0;
    for (const input of [0, 2, 1]) ask(input);
    expect(built).toEqual([1]);
    ask('x'.repeat(500));
    ask('x'.repeat(500));
    expect(built).toHaveLength(3);
  });
});
