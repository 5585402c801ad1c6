import { type RunningNginx, startNginx } from '../../scripts/nginx/start-nginx.ts';
import type { BenchServer } from '../people/bench-server.ts';
import { type Answer, type Call, type CallApi, callsTo } from '../people/call-api.ts';
import type { Person } from '../people/signed-in-people.ts';

/** Some of the server processes behind a balancer, and how to reach each of them past it. */
export interface Cluster {
  readonly balancerUrl: string;
  readonly size: number;
  /** Through the balancer. */
  readonly call: CallApi;
  /** At a process other than the one that gave an answer, where there is another. */
  atAnother(than: Answer, person: Person, call: Call): Promise<Answer>;
  /** The same call of the same person at several processes, all at one moment. */
  together(person: Person, calls: readonly Call[]): Promise<Answer[]>;
  /** How many calls have been answered. */
  answered(): number;
  close(): Promise<void>;
}

export async function openCluster(servers: readonly BenchServer[]): Promise<Cluster> {
  const nginx: RunningNginx = await startNginx(servers.map(({ url }) => url));
  const balanced = callsTo(nginx.url);
  const direct = servers.map(({ url }) => ({ host: new URL(url).host, ...callsTo(url) }));
  let answered = 0;
  let turn = 0;
  const counted = async (answer: Promise<Answer>): Promise<Answer> => {
    const given = await answer;
    answered += 1;
    return given;
  };
  const next = (candidates: typeof direct) => {
    turn += 1;
    const chosen = candidates[turn % candidates.length];
    if (!chosen) throw new Error('There is no server.');
    return chosen;
  };
  return {
    balancerUrl: nginx.url,
    size: servers.length,
    call: (person, call) => counted(balanced.call(person, call)),
    atAnother(than, person, call) {
      const others = direct.filter(({ host }) => host !== than.servedBy);
      return counted(next(others.length > 0 ? others : direct).call(person, call));
    },
    together: (person, calls) => Promise.all(calls.map((call) => counted(next(direct).call(person, call)))),
    answered: () => answered,
    async close() {
      for (const each of [balanced, ...direct]) each.close();
      await nginx.stop();
    },
  };
}
