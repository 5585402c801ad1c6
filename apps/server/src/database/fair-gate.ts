export class TurnRefusal extends Error {
  readonly reason: TurnRefusalReason;

  constructor(reason: TurnRefusalReason) {
    super(`Work was not begun: ${reason}`);
    this.reason = reason;
  }
}

/** How much goes through a gate at once. */
export interface GateSize {
  /** Altogether. */
  readonly seats: number;
  /** What parties that have come lately share evenly; the rest of the seats waits for the next party. */
  readonly shared: number;
  /** What each of them has nevertheless, as far as there are seats. */
  readonly least: number;
  /** How much of one party may wait, and how much of that may be writes. */
  readonly waiting: { readonly all: number; readonly writes: number };
  /**
   * Before the next one is chosen, new arrivals are let in: for work that keeps the whole thread busy, so that
   * one piece after another would leave nobody else a chance to be heard.
   */
  readonly listensBetween: boolean;
}

/** What is told when its other end has gone. */
export interface Leaving {
  once(event: 'close', heard: () => void): unknown;
  off(event: 'close', heard: () => void): unknown;
}

export interface Asked {
  readonly kind: 'read' | 'write';
  /** Else it waits however much waits before it: it is part of something that has begun. */
  readonly refusable: boolean;
  /** The connection that waits for it; once it is gone, the work is not begun any more. */
  readonly until?: Leaving | undefined;
  /** How many times its time counts: more than once where nobody sits there and waits for it. */
  readonly weight?: number;
}

export interface FairGate {
  /** How much is under way, and how much waits for its turn. */
  load(): { readonly running: number; readonly waiting: number };
  /** Does the work when it is its party's turn. */
  run<Result>(party: string, asked: Asked, work: () => Promise<Result>): Promise<Result>;
}

interface Party {
  running: number;
  /** What begins those that wait. */
  readonly waiting: (() => void)[];
  writesWaiting: number;
  /** Milliseconds that its work has taken since it came; a new party begins where the others are. */
  used: number;
  restsSince: number;
}

/** A party that was here this long ago still counts when seats are shared, so that its next work finds one of them free. */
const latelyMilliseconds = 1_000;
const maxWaitMilliseconds = 30_000;
/** No single piece of work is held against its party for longer: it may have been the machine that was busy. */
const maxCountedMilliseconds = 5_000;

/**
 * Work is queued by the party it is for. Of those that wait, the one that has the least under way comes next, and of
 * several the one that has used the least time: a crowd of one party waits behind itself and not before the others.
 */
export function createFairGate(
  { seats, shared, least, waiting, listensBetween }: GateSize,
  now = () => performance.now(),
): FairGate {
  const busy = new Map<string, Party>();
  /** In the order in which they came to rest. */
  const resting = new Map<string, Party>();
  const queued = new Set<Party>();
  let running = 0;
  let listening = false;
  /** What those have used who are being served. */
  let served = 0;

  function partyOf(name: string): Party {
    const known = busy.get(name);
    if (known) return known;
    const party = resting.get(name) ?? { running: 0, waiting: [], writesWaiting: 0, used: 0, restsSince: 0 };
    resting.delete(name);
    busy.set(name, party);
    party.used = served;
    return party;
  }

  function shareOfEach(): number {
    for (const [name, { restsSince }] of resting) {
      if (now() - restsSince < latelyMilliseconds) break;
      resting.delete(name);
    }
    return Math.max(least, Math.floor(shared / (busy.size + resting.size)));
  }

  function begin(party: Party): void {
    party.running += 1;
    running += 1;
    served = Math.max(served, party.used);
  }

  function end(name: string, party: Party, used: number): void {
    party.running -= 1;
    running -= 1;
    party.used += used;
    letRest(name, party);
    if (listensBetween) listenThenBegin();
    else if (queued.size > 0) beginWaiting();
  }

  function listenThenBegin(): void {
    if (listening) return;
    listening = true;
    setImmediate(() => {
      listening = false;
      beginWaiting();
    });
  }

  function letRest(name: string, party: Party): void {
    if (party.running + party.waiting.length > 0) return;
    busy.delete(name);
    party.restsSince = now();
    resting.set(name, party);
  }

  function beginWaiting(): void {
    const share = shareOfEach();
    while (running < seats) {
      const next = nextParty(share);
      if (!next) return;
      begin(next);
      const first = next.waiting.shift();
      if (next.waiting.length === 0) queued.delete(next);
      first?.();
    }
  }

  function nextParty(share: number): Party | undefined {
    let next: Party | undefined;
    for (const party of queued) {
      if (party.running >= share) continue;
      const isBefore =
        !next || party.running < next.running || (party.running === next.running && party.used < next.used);
      if (isBefore) next = party;
    }
    return next;
  }

  function turnOf(name: string, party: Party, { kind, refusable, until }: Asked): Promise<void> {
    const isCrowded =
      party.waiting.length >= waiting.all || (kind === 'write' && party.writesWaiting >= waiting.writes);
    if (refusable && isCrowded) return Promise.reject(new TurnRefusal('CROWDED'));
    return new Promise((resolve, reject) => {
      const give = (reason: TurnRefusal['reason']) => {
        party.waiting.splice(party.waiting.indexOf(place), 1);
        if (party.waiting.length === 0) queued.delete(party);
        cease();
        letRest(name, party);
        reject(new TurnRefusal(reason));
      };
      const leave = () => give('GONE');
      const tooLong = setTimeout(give, maxWaitMilliseconds, 'WAITED_TOO_LONG');
      const cease = () => {
        clearTimeout(tooLong);
        until?.off('close', leave);
        if (kind === 'write') party.writesWaiting -= 1;
      };
      const place = () => {
        cease();
        resolve();
      };
      until?.once('close', leave);
      if (kind === 'write') party.writesWaiting += 1;
      party.waiting.push(place);
      queued.add(party);
    });
  }

  return {
    load: () => ({ running, waiting: [...queued].reduce((sum, party) => sum + party.waiting.length, 0) }),
    async run(name, asked, work) {
      const party = partyOf(name);
      const isFree = queued.size === 0 && running < seats && !listening;
      if (isFree && party.running < shareOfEach()) begin(party);
      else {
        const turn = turnOf(name, party, asked);
        if (!listening) beginWaiting();
        await turn;
      }
      const begun = now();
      try {
        return await work();
      } finally {
        const { weight = 1 } = asked;
        end(name, party, weight * Math.min(now() - begun, maxCountedMilliseconds));
      }
    },
  };
}

/**
 * Why work was not begun: too much of the same caller's waits already, it waited too long for its turn, or the caller
 * has gone.
 */
export type TurnRefusalReason = 'CROWDED' | 'WAITED_TOO_LONG' | 'GONE';
