import type { ChildProcessByStdio } from 'node:child_process';
import type { Readable } from 'node:stream';

/** The address that a starting server prints once it is ready; what it said instead, where it ends before. */
export function readyUrl(server: ChildProcessByStdio<null, Readable, Readable>): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const ready = /ready at (\S+)/.exec(output)?.[1];
      if (ready) resolve(ready);
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${output}`)));
  });
}
