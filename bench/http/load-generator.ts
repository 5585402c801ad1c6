import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Load, LoadFigures } from './load.ts';

type Told = { readonly figures: LoadFigures } | { readonly failure: string };

const program = fileURLToPath(new URL('load-process.ts', import.meta.url));

export interface LoadGenerator extends AsyncDisposable {
  run(load: Load): Promise<LoadFigures>;
}

/** In a process of its own, so that what it does is nobody else's time. One load at a time. */
export function startLoadGenerator(): LoadGenerator {
  const child = fork(program);
  return {
    async run(load) {
      child.send(load);
      const [told] = (await once(child, 'message')) as [Told];
      if ('failure' in told) throw new Error(told.failure);
      return told.figures;
    },
    async [Symbol.asyncDispose]() {
      const exited = once(child, 'exit');
      child.disconnect();
      await exited;
    },
  };
}
