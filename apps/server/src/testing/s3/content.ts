import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { crc32 } from 'node:zlib';
import { S3Refusal } from './refusal.ts';

type Pieces = AsyncIterable<Buffer>;

interface Checksum {
  update(piece: Buffer): void;
  digest(): string;
}

/** How a request says that the checksum comes behind its content. */
const withTrailer = 'STREAMING-UNSIGNED-PAYLOAD-TRAILER';
const incomplete = 'You did not provide the number of bytes specified by the Content-Length HTTP header.';

/** The content of an object as it was meant, piece by piece; it breaks off where any of what was sent with it is wrong. */
export async function* contentOf(request: IncomingMessage): Pieces {
  const { headers } = request;
  const sha256 = String(headers['x-amz-content-sha256']);
  const chunked = sha256.startsWith('STREAMING-');
  if (chunked && sha256 !== withTrailer) {
    throw new S3Refusal(501, 'NotImplemented', 'Chunks that are signed one by one are not known here.');
  }
  const claims = new Map(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  const hash = createHash('sha256');
  const checksums = checksumsFor([...claims.keys(), ...(claims.get('x-amz-trailer') ?? '').split(',')]);
  let bytes = 0;
  // The request is left open, so that a refusal can still be answered.
  const body: Pieces = request.iterator({ destroyOnReturn: false });
  for await (const piece of chunked ? unchunked(body, claims) : body) {
    bytes += piece.length;
    hash.update(piece);
    for (const checksum of checksums.values()) checksum.update(piece);
    yield piece;
  }
  const announced = claims.get(chunked ? 'x-amz-decoded-content-length' : 'content-length');
  if (announced !== String(bytes)) throw new S3Refusal(400, 'IncompleteBody', incomplete);
  if (/^[0-9a-f]{64}$/.test(sha256) && hash.digest('hex') !== sha256) {
    throw new S3Refusal(
      400,
      'XAmzContentSHA256Mismatch',
      'The provided x-amz-content-sha256 header does not match what was computed.',
    );
  }
  for (const [name, checksum] of checksums) {
    if (checksum.digest() === claims.get(name)) continue;
    throw new S3Refusal(400, 'BadDigest', `The ${name} you specified did not match the calculated checksum.`);
  }
}

function checksumsFor(names: readonly string[]): Map<string, Checksum> {
  const claimed = new Set(
    names.map((name) => name.trim()).filter((name) => /^x-amz-checksum-(?!algorithm)/.test(name)),
  );
  return new Map([...claimed].map((name) => [name, checksumOf(name)]));
}

function checksumOf(name: string): Checksum {
  const kind = name.replace('x-amz-checksum-', '');
  if (kind === 'crc32') {
    let value = 0;
    return {
      update(piece) {
        value = crc32(piece, value);
      },
      digest() {
        const bytes = Buffer.alloc(4);
        bytes.writeUInt32BE(value);
        return bytes.toString('base64');
      },
    };
  }
  if (kind !== 'sha1' && kind !== 'sha256') {
    throw new S3Refusal(501, 'NotImplemented', `The checksum ${kind} is not known here.`);
  }
  const hash = createHash(kind);
  return { update: (piece) => void hash.update(piece), digest: () => hash.digest('base64') };
}

/** Takes apart what is "aws-chunked": pieces with their size in front, then headers that came too late to be in front. */
async function* unchunked(body: Pieces, trailers: Map<string, string>): Pieces {
  let held = Buffer.alloc(0);
  let left = 0;
  let stage: 'chunks' | 'trailers' | 'whole' = 'chunks';
  for await (const piece of body) {
    held = Buffer.concat([held, piece]);
    while (held.length > 0) {
      if (left > 0) {
        const data = held.subarray(0, left);
        yield data;
        left -= data.length;
        held = held.subarray(data.length);
        continue;
      }
      const end = held.indexOf('\r\n');
      if (end < 0) break;
      const line = held.toString('latin1', 0, end);
      held = held.subarray(end + 2);
      if (stage === 'chunks') {
        // The line of a piece ends with the piece, and leaves an empty one.
        if (line === '') continue;
        left = sizeOf(line);
        if (left === 0) stage = 'trailers';
      } else if (line === '') {
        stage = 'whole';
      } else {
        const [name = '', value = ''] = line.split(':', 2);
        trailers.set(name.trim().toLowerCase(), value.trim());
      }
    }
  }
  if (stage !== 'whole') throw new S3Refusal(400, 'IncompleteBody', incomplete);
}

function sizeOf(line: string): number {
  const [size = ''] = line.split(';', 1);
  if (!/^[0-9a-f]+$/i.test(size)) throw new S3Refusal(400, 'InvalidChunkSizeError', 'A chunk has no size.');
  return Number.parseInt(size, 16);
}
