import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished, vi } from 'vitest';
import { handlersOf } from '../testing/handlers-of.ts';
import { serverForThisTest } from '../testing/test-server.ts';
import { enqueueAll } from './enqueue.ts';
import { startJobs } from './job-runner.ts';

const patience = { timeout: 25_000, interval: 100 };

it.each(['network-news', 'network-delivery'] as const)(
  "%s: an organisation whose partner never answers keeps nobody else's waiting",
  async (queue) => {
    const server = await serverForThisTest();
    const [slow, other] = [randomUUID(), randomUUID()];
    const job = (organisationId: string) => ({
      organisationId,
      connectionId: randomUUID(),
      eventId: randomUUID(),
      footprintId: randomUUID(),
      deliveryId: randomUUID(),
    });
    const { promise: over, resolve: end } = Promise.withResolvers<void>();
    const [underWay, done]: [string[], string[]] = [[], []];
    const work = async ({ organisationId }: { readonly organisationId: string }) => {
      underWay.push(organisationId);
      if (organisationId === slow) await over;
      done.push(organisationId);
    };
    await server.database.withoutOrganisation(async (tx) => {
      await enqueueAll(
        tx,
        queue,
        Array.from({ length: 100 }, () => job(slow)),
      );
    });
    const runner = await startJobs(
      server.database,
      { ...handlersOf(server), [queue]: work },
      server.app.log,
      server.app.metrics,
    );
    onTestFinished(() => {
      end();
      return runner.stop();
    });
    await vi.waitFor(() => expect(underWay).toEqual([slow, slow]), patience);
    await server.database.withoutOrganisation((tx) =>
      enqueueAll(
        tx,
        queue,
        Array.from({ length: 5 }, () => job(other)),
      ),
    );
    await vi.waitFor(() => expect(done).toEqual(Array(5).fill(other)), patience);
    expect(underWay.filter((each) => each === slow)).toHaveLength(2);
    end();
    await vi.waitFor(() => expect(done.filter((each) => each === slow)).toHaveLength(100), patience);
  },
);
