import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Noise, NoisyAnswer } from './noise-process.ts';

const program = fileURLToPath(new URL('noise-process.ts', import.meta.url));

export interface NoiseMaker {
  make(requests: readonly Request[], noise: Pick<Noise, 'lanes' | 'milliseconds'>): Promise<NoisyAnswer[]>;
  stop(): Promise<void>;
}

/** In a process of its own, so that what it does is not taken for the time of the measured process. */
export function startNoiseMaker(): NoiseMaker {
  const child = fork(program);
  return {
    async make(requests, noise) {
      const written = await Promise.all(
        requests.map(async (request) => ({
          method: request.method,
          url: request.url,
          headers: Object.fromEntries(request.headers),
          body: request.body ? Buffer.from(await request.arrayBuffer()).toString('base64') : null,
        })),
      );
      child.send({ requests: written, ...noise } satisfies Noise);
      const [answers] = (await once(child, 'message')) as [NoisyAnswer[]];
      return answers;
    },
    async stop() {
      const exited = once(child, 'exit');
      child.disconnect();
      await exited;
    },
  };
}
