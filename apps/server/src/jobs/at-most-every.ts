/** Does the work at once, and what is called for within the pause after it once, when the pause is over. */
export function atMostEvery(milliseconds: number, work: () => void): { call(): void; stop(): void } {
  let pause: NodeJS.Timeout | undefined;
  let calledFor = false;

  function begin(): void {
    calledFor = false;
    pause = setTimeout(() => {
      pause = undefined;
      if (calledFor) begin();
    }, milliseconds).unref();
    work();
  }

  return {
    call() {
      calledFor = true;
      if (pause === undefined) begin();
    },
    stop: () => clearTimeout(pause),
  };
}
