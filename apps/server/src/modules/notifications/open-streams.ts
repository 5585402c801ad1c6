import type { NotificationStream } from './notification-stream.ts';

/** Finds the streams of one organisation among thousands, and goes round all of them in turns. */
export function createOpenStreams(turns: number) {
  /** Each with its turn. */
  const all = new Map<NotificationStream, number>();
  const byOrganisation = new Map<string, Set<NotificationStream>>();
  let opened = 0;
  let turn = 0;

  return {
    add(stream: NotificationStream): void {
      all.set(stream, opened % turns);
      opened += 1;
      const { organisationId } = stream;
      const own = byOrganisation.get(organisationId);
      if (own) own.add(stream);
      else byOrganisation.set(organisationId, new Set([stream]));
    },
    remove(stream: NotificationStream): void {
      const { organisationId } = stream;
      all.delete(stream);
      const own = byOrganisation.get(organisationId);
      own?.delete(stream);
      if (own?.size === 0) byOrganisation.delete(organisationId);
    },
    has: (stream: NotificationStream): boolean => all.has(stream),
    all: (): Iterable<NotificationStream> => all.keys(),
    of: (organisationId: string): Iterable<NotificationStream> => byOrganisation.get(organisationId) ?? [],
    /** Each of all streams is among those of one turn. */
    nextTurn(): NotificationStream[] {
      turn = (turn + 1) % turns;
      return [...all].filter(([, own]) => own === turn).map(([stream]) => stream);
    },
  };
}
