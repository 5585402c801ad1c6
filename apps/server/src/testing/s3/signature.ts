import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { S3Refusal } from './refusal.ts';

interface Signer {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

const algorithm = 'AWS4-HMAC-SHA256';
const authorizationForm =
  /^AWS4-HMAC-SHA256 Credential=(?<keyId>[^/]+)\/(?<scope>[^,]+), ?SignedHeaders=(?<names>[^,]+), ?Signature=(?<signature>[0-9a-f]{64})$/;

/** Refuses what was not signed with our secret, or was changed on its way (signature version 4, in the header). */
export function checkSignature(request: IncomingMessage, { accessKeyId, secretAccessKey, region }: Signer): void {
  const { authorization = '' } = request.headers;
  const { keyId, scope, names, signature } = authorizationForm.exec(authorization)?.groups ?? {};
  if (keyId === undefined || scope === undefined || names === undefined) {
    throw new S3Refusal(403, 'AccessDenied', 'Access Denied.');
  }
  if (keyId !== accessKeyId) {
    throw new S3Refusal(403, 'InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.');
  }
  const moment = headerOf(request, 'x-amz-date');
  const expectedScope = [moment.slice(0, 8), region, 's3', 'aws4_request'];
  const text = [algorithm, moment, expectedScope.join('/'), sha256(canonicalRequest(request, names))].join('\n');
  const key = expectedScope.reduce<string | Buffer>(
    (secret, part) => hmac(secret, part).digest(),
    `AWS4${secretAccessKey}`,
  );
  const allSigned = mustBeSigned(request).every((name) => names.split(';').includes(name));
  if (scope === expectedScope.join('/') && allSigned && hmac(key, text).digest('hex') === signature) return;
  throw new S3Refusal(
    403,
    'SignatureDoesNotMatch',
    'The request signature we calculated does not match the signature you provided. Check your key and signing method.',
  );
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text);

const headerOf = (request: IncomingMessage, name: string) => String(request.headers[name] ?? '');

/** A header that is not signed could be anybody's. */
const mustBeSigned = (request: IncomingMessage) => [
  'host',
  ...Object.keys(request.headers).filter((name) => name.startsWith('x-amz-')),
];

/** S3 signs a path as it was sent, and the parts of a query by their names. */
function canonicalRequest(request: IncomingMessage, names: string): string {
  const { url = '/', method = '' } = request;
  const [path = '/', query = ''] = url.split('?', 2);
  const parts = query.split('&').filter(Boolean);
  const headers = names.split(';').map((name) => `${name}:${headerOf(request, name).trim().replace(/ +/g, ' ')}\n`);
  const inOrder = parts.map((part) => (part.includes('=') ? part : `${part}=`)).sort();
  return [method, path, inOrder.join('&'), headers.join(''), names, headerOf(request, 'x-amz-content-sha256')].join(
    '\n',
  );
}
