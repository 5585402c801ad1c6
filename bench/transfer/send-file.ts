import { createReadStream } from 'node:fs';
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ProductFile } from './product-file.ts';

const boundary = 'between-the-parts-of-the-form';
const before = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="products.csv"\r\n\r\n`;
const after = `\r\n--${boundary}--\r\n`;

/** Imports a file as a browser would send it, and answers how long that took. It waits for the answer as long as it takes. */
export async function sendFile(url: string, token: string, { path, rows }: ProductFile): Promise<number> {
  const begun = performance.now();
  const sent = request(new URL('/api/customer/products/import', url), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
  const answered = new Promise<unknown>((resolve, reject) => {
    sent.once('response', (response) => json(response).then(resolve, reject));
    sent.once('error', reject);
  });
  await Promise.all([answered, pipeline(form(path), sent)]);
  const result = (await answered) as { readonly created?: number };
  if (result.created !== rows) throw new Error(`The file was not imported: ${JSON.stringify(result).slice(0, 500)}`);
  return performance.now() - begun;
}

async function* form(path: string): AsyncGenerator<string | Buffer> {
  yield before;
  yield* createReadStream(path);
  yield after;
}
