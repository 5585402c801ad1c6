import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Measured = 'scrollWidth' | 'clientWidth' | 'scrollHeight' | 'clientHeight';

const observers: { readonly seen: Set<Element>; resize(...elements: Element[]): void }[] = [];

class FakeResizeObserver {
  readonly seen = new Set<Element>();
  readonly observe = (element: Element) => this.seen.add(element);
  readonly unobserve = (element: Element) => this.seen.delete(element);
  readonly resize: (...elements: Element[]) => void;

  constructor(changed: (entries: readonly { target: Element }[]) => void) {
    this.resize = (...elements) => changed(elements.map((target) => ({ target })));
    observers.push(this);
  }
}

const element = (sizes: Partial<Record<Measured, number>>) =>
  ({ scrollWidth: 100, clientWidth: 100, scrollHeight: 20, clientHeight: 20, ...sizes }) as HTMLElement;

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', FakeResizeObserver);
  vi.resetModules();
  observers.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  [{}, false],
  [{ scrollWidth: 101 }, true],
  [{ scrollHeight: 40 }, true],
  // A fraction of a pixel, rounded up.
  [{ scrollHeight: 21 }, false],
])('of an element with %j it says that it is cut: %s', async (sizes, expected) => {
  const { watchRoom } = await import('./watch-room.ts');
  const told = vi.fn();
  const watched = element(sizes);
  watchRoom(watched, told);
  observers[0]?.resize(watched);
  expect(told.mock.calls).toEqual([[expected]]);
});

it('measures all before it tells any of them', async () => {
  const { watchRoom } = await import('./watch-room.ts');
  const steps: string[] = [];
  const noted = (name: string) => {
    const sizes = element({});
    Object.defineProperty(sizes, 'scrollWidth', { get: () => steps.push(`measures ${name}`) });
    watchRoom(sizes, () => steps.push(`tells ${name}`));
    return sizes;
  };
  const [first, second] = [noted('first'), noted('second')];
  observers[0]?.resize(first, second);
  expect(steps).toEqual(['measures first', 'measures second', 'tells first', 'tells second']);
});

it('looks after all of them with one observer, and after none that has gone', async () => {
  const { watchRoom } = await import('./watch-room.ts');
  const [gone, kept] = [element({}), element({})];
  const [toldGone, toldKept] = [vi.fn(), vi.fn()];
  const leave = watchRoom(gone, toldGone);
  watchRoom(kept, toldKept);
  leave();
  observers[0]?.resize(gone, kept);
  expect(observers).toHaveLength(1);
  expect([...(observers[0]?.seen ?? [])]).toEqual([kept]);
  expect(toldGone).not.toHaveBeenCalled();
  expect(toldKept).toHaveBeenCalledOnce();
});
