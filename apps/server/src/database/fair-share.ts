import { networkOf } from '../limits/network-of.ts';
import type { Backend } from './backend.ts';
import { currentCall } from './current-call.ts';
import { type Asked, createFairGate, type GateSize, TurnRefusal } from './fair-gate.ts';
import { connectionsByRole } from './postgres-backend.ts';
import { isSessionOver, isTokenLapsed } from './sql-error.ts';

/** Roughly 2 MB; the one that has not called for longest is forgotten first. */
const most = 10_000;

/** Organisations take turns at the connections to the database; one that asks for much waits behind its own requests. */
export interface FairShare {
  /** How much is under way, and how much waits: of organisations, and of those whose organisation is not known. */
  load(): readonly GateLoad[];
  /** Work for the holder of the credential; its result has the organisation it was for. */
  forCaller<Result>(
    credential: string,
    kind: Asked['kind'],
    work: (isFor: (organisationId: string) => void) => Promise<Result>,
  ): Promise<Result>;
  /** Work for a caller of whom nothing but the address is known. */
  forAnybody<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Work of jobs, where they have no connections of their own. */
  forJobs<Result>(work: () => Promise<Result>): Promise<Result>;
}

export interface GateLoad {
  readonly gate: 'organisations' | 'entrance';
  readonly running: number;
  readonly waiting: number;
}

/** A page asks for ten things at once, and people of one organisation have many pages open. */
const waiting = { all: 250, writes: 60 };

/** One connection on the server's own thread: organisations take turns by the time that they have used. */
const embedded: GateSize = { seats: 1, shared: 1, least: 1, waiting, listensBetween: true };

/** One connection is left to whatever asks whether the database is there. */
const pooled: GateSize = { seats: connectionsByRole.app - 1, shared: 4, least: 2, waiting, listensBetween: false };

/** Before it: those whose organisation is not known take turns by their addresses, and share one party's seats. */
const entrances: Record<Backend['kind'], GateSize> = {
  pglite: { seats: 1, shared: 1, least: 1, waiting, listensBetween: false },
  postgres: { seats: 4, shared: 4, least: 1, waiting, listensBetween: false },
};

const anybody = 'anybody';
const jobs = 'jobs';
/** A person waits for a page, and what a job does may come a little later. */
const weightOfJobs = 3;
const thisProcess = 'this process';

export function createFairShare(kind: Backend['kind']): FairShare {
  const gate = createFairGate(kind === 'pglite' ? embedded : pooled);
  const entrance = createFairGate(entrances[kind]);
  const known = createKnownOrganisations();

  /** What has begun is brought to its end, and what nobody asked for over the network is the server's own. */
  function asking(of: Asked['kind']): Asked {
    const call = currentCall();
    return {
      kind: of,
      refusable: call !== undefined && !call.begun,
      until: of === 'read' ? call?.connection : undefined,
    };
  }

  function begun<Result>(work: () => Promise<Result>): () => Promise<Result> {
    return () => {
      const call = currentCall();
      if (call) call.begun = true;
      return work();
    };
  }

  const enter = <Result>(asked: Asked, work: () => Promise<Result>) =>
    entrance.run(callersNetwork(), asked, () => gate.run(anybody, { ...asked, refusable: false }, begun(work)));

  return {
    load: () => [
      { gate: 'organisations', ...gate.load() },
      { gate: 'entrance', ...entrance.load() },
    ],
    async forCaller(credential, of, work) {
      const asked = asking(of);
      const performed = () => work((organisationId) => known.remember(credential, organisationId));
      const organisationId = known.of(credential);
      try {
        return await (organisationId === undefined
          ? enter(asked, performed)
          : gate.run(organisationId, asked, begun(performed)));
      } catch (error) {
        // A credential that was taken away does not count as that organisation any more.
        if (isSessionOver(error) || isTokenLapsed(error)) known.forget(credential);
        throw counted(error);
      }
    },
    forAnybody: (work) =>
      enter(asking('write'), work).catch((error: unknown) => {
        throw counted(error);
      }),
    forJobs: (work) =>
      kind === 'pglite' ? gate.run(jobs, { kind: 'write', refusable: false, weight: weightOfJobs }, work) : work(),
  };
}

/** A crowd that is turned away has hit a limit as well. */
function counted(error: unknown): unknown {
  if (error instanceof TurnRefusal && error.reason === 'CROWDED') currentCall()?.limitHit('calls-at-once');
  return error;
}

function callersNetwork(): string {
  const call = currentCall();
  return call ? networkOf(call.address) : thisProcess;
}

/** Whose credentials are, as far as they have been used here lately. */
interface KnownOrganisations {
  of(credential: string): string | undefined;
  remember(credential: string, organisationId: string): void;
  forget(credential: string): void;
}

function createKnownOrganisations(): KnownOrganisations {
  const known = new Map<string, string>();
  return {
    of: (credential) => known.get(credential),
    remember(credential, organisationId) {
      known.delete(credential);
      const [first] = known.size >= most ? known.keys() : [];
      if (first !== undefined) known.delete(first);
      known.set(credential, organisationId);
    },
    forget: (credential) => void known.delete(credential),
  };
}
