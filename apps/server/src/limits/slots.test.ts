import { describe, expect, it } from 'vitest';
import { createSlots } from './slots.ts';

describe('slots of imports', () => {
  it('are two, one for each organisation, in order', async () => {
    const inSlot = createSlots();
    const begun: string[] = [];
    const ends: Record<string, () => void> = {};
    const run = (name: string) =>
      inSlot(name[0] ?? '', () => {
        begun.push(name);
        return new Promise<void>((end) => {
          ends[name] = end;
        });
      });
    const settled = () => new Promise((resolve) => setImmediate(resolve));
    const all = ['a1', 'a2', 'b1', 'c1'].map(run);
    await settled();
    expect(begun).toEqual(['a1', 'b1']);
    ends.b1?.();
    await settled();
    expect(begun).toEqual(['a1', 'b1', 'c1']);
    ends.a1?.();
    await settled();
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2']);
    ends.c1?.();
    ends.a2?.();
    await Promise.all(all);
  });

  it('are free again where the work fails', async () => {
    const inSlot = createSlots();
    await expect(inSlot('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await inSlot('a', async () => 'yes')).toBe('yes');
  });
});
