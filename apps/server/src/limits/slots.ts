/** How many files one process reads, or writes, at a time; each has a thread and a share of the memory. */
const maxFilesAtOnce = 2;

interface Waiting {
  readonly organisationId: string;
  begin(): void;
}

/** One piece of work of an organisation at a time, and few altogether. Those that come later wait for their turn in order. */
export function createSlots(maxAtOnce = maxFilesAtOnce) {
  const running: string[] = [];
  const waiting: Waiting[] = [];

  const hasRoom = (organisationId: string) => running.length < maxAtOnce && !running.includes(organisationId);
  const beginNext = () => {
    const next = waiting.findIndex(({ organisationId }) => hasRoom(organisationId));
    if (next < 0) return;
    const [begun] = waiting.splice(next, 1);
    if (!begun) return;
    running.push(begun.organisationId);
    begun.begin();
    beginNext();
  };

  return async function inSlot<Result>(organisationId: string, work: () => Promise<Result>): Promise<Result> {
    await new Promise<void>((begin) => {
      waiting.push({ organisationId, begin });
      beginNext();
    });
    try {
      return await work();
    } finally {
      running.splice(running.indexOf(organisationId), 1);
      beginNext();
    }
  };
}
