/** Between pauses in which the page can draw and hear its reader. */
const millisecondsAtOnce = 10;

/** Runs what comes in short steps without holding up the page; throws when the signal stops it. */
export async function runInSteps<Step, Result>(
  steps: Generator<Step, Result>,
  signal?: AbortSignal,
  onPause?: (lastStep: Step) => void,
): Promise<Result> {
  for (;;) {
    const pauseAt = performance.now() + millisecondsAtOnce;
    let step = steps.next();
    while (step.done !== true && performance.now() < pauseAt) step = steps.next();
    if (step.done === true) return step.value;
    onPause?.(step.value);
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
  }
}
