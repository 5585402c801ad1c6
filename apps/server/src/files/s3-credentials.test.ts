import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { type S3Server, startS3Server } from '../testing/s3-server.ts';
import { checkDocumentStore, createDocumentStore } from './document-store.ts';

let folder: string;
let s3: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pcf-exchange-credentials-'));
  s3 = await startS3Server();
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true });
});

/** Nothing of the machine's own, and nobody is asked on the network. */
beforeEach(() => {
  for (const name of Object.keys(process.env)) if (name.startsWith('AWS_')) vi.stubEnv(name, undefined);
  vi.stubEnv('AWS_CONFIG_FILE', join(folder, 'no-configuration'));
  vi.stubEnv('AWS_SHARED_CREDENTIALS_FILE', join(folder, 'no-credentials'));
  vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true');
});
afterEach(() => void vi.unstubAllEnvs());

const setAll = (variables: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
};

/** What a start does with the bucket: it writes, reads and deletes. */
async function start(settings: Readonly<Record<string, string>> = {}): Promise<void> {
  const { S3_BUCKET = '', S3_ENDPOINT = '' } = s3.settings;
  const { documents } = readConfig({ S3_BUCKET, S3_ENDPOINT, ...settings });
  await checkDocumentStore(await createDocumentStore(documents), documents);
}

const keyId = () => s3.settings.S3_ACCESS_KEY_ID ?? '';
const secret = () => s3.settings.S3_SECRET_ACCESS_KEY ?? '';
const region = () => s3.settings.S3_REGION ?? '';

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('a bucket without keys in our own settings is used', () => {
  it('with the keys and the region of the environment', async () => {
    setAll({ AWS_ACCESS_KEY_ID: keyId(), AWS_SECRET_ACCESS_KEY: secret(), AWS_REGION: region() });
    await start();
  });

  it('with our own region before that of the environment', async () => {
    setAll({ AWS_ACCESS_KEY_ID: keyId(), AWS_SECRET_ACCESS_KEY: secret(), AWS_REGION: 'us-east-1' });
    await start({ S3_REGION: region() });
    await expect(start()).rejects.toThrow('SignatureDoesNotMatch');
  });

  it('with a profile of the shared files', async () => {
    const [credentials, configuration] = [join(folder, 'credentials'), join(folder, 'configuration')];
    await writeFile(
      credentials,
      `[default]\naws_access_key_id = other\naws_secret_access_key = other\n\n[exchange]\naws_access_key_id = ${keyId()}\naws_secret_access_key = ${secret()}\n`,
    );
    await writeFile(configuration, `[profile exchange]\nregion = ${region()}\n`);
    setAll({ AWS_SHARED_CREDENTIALS_FILE: credentials, AWS_CONFIG_FILE: configuration, AWS_PROFILE: 'exchange' });
    await start();
  });

  it('with the role of a container', async () => {
    const expiration = new Date(Date.now() + 3_600_000).toISOString();
    const url = await listen((_request, response) =>
      response.setHeader('content-type', 'application/json').end(
        JSON.stringify({
          AccessKeyId: keyId(),
          SecretAccessKey: secret(),
          Token: 'a-session',
          Expiration: expiration,
        }),
      ),
    );
    setAll({ AWS_CONTAINER_CREDENTIALS_FULL_URI: `${url}/role`, AWS_REGION: region() });
    await start();
  });

  it('with a web identity, as pods have it', async () => {
    const token = join(folder, 'token');
    await writeFile(token, 'the-token-of-the-pod');
    const asked: string[] = [];
    const url = await listen(async (request, response) => {
      asked.push(await text(request));
      response
        .setHeader('content-type', 'text/xml')
        .end(
          `<AssumeRoleWithWebIdentityResponse xmlns="https://sts.amazonaws.com/doc/2011-06-15/"><AssumeRoleWithWebIdentityResult><Credentials><AccessKeyId>${keyId()}</AccessKeyId><SecretAccessKey>${secret()}</SecretAccessKey><SessionToken>a-session</SessionToken><Expiration>${new Date(Date.now() + 3_600_000).toISOString()}</Expiration></Credentials></AssumeRoleWithWebIdentityResult></AssumeRoleWithWebIdentityResponse>`,
        );
    });
    setAll({
      AWS_WEB_IDENTITY_TOKEN_FILE: token,
      AWS_ROLE_ARN: 'arn:aws:iam::123456789012:role/exchange',
      AWS_ENDPOINT_URL_STS: url,
      AWS_REGION: region(),
    });
    await start();
    expect(asked).toEqual([expect.stringContaining('the-token-of-the-pod')]);
  });
});

describe('a bucket for which nothing is found', () => {
  const advice =
    /^Documents cannot be kept in the bucket documents at [^:]+:\d+: correct the S3_ settings, or let what the AWS_ variables, /;

  it('says that there are no keys', async () => {
    await expect(start({ S3_REGION: region() })).rejects.toThrow(advice);
    await expect(start({ S3_REGION: region() })).rejects.toThrow(/Could not load credentials/);
  });

  it('says that there is no region', async () => {
    setAll({ AWS_ACCESS_KEY_ID: keyId(), AWS_SECRET_ACCESS_KEY: secret() });
    await expect(start()).rejects.toThrow(advice);
    await expect(start()).rejects.toThrow(/Region is missing/);
  });
});
