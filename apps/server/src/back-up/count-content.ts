import { createHash } from 'node:crypto';

const newline = 0x0a;

/** Lets content through as it is, and knows afterwards what came. */
export function countContent() {
  const hash = createHash('sha256');
  let [bytes, lines] = [0, 0];
  return {
    async *pass(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.length;
        for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, at + 1)) lines += 1;
        yield chunk;
      }
    },
    counted: () => ({ bytes, lines, sha256: hash.digest('hex') }),
  };
}
