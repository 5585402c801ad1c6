import { join, resolve } from 'node:path';
import { sameOrigin } from '@pcf/contract/same-origin';
import { z } from 'zod';
import { isLoopback } from './http/local-caller.ts';
import { StartupError } from './startup-error.ts';

const switchSetting = z.stringbool({ truthy: ['true', '1', 'yes', 'on'], falsy: ['false', '0', 'no', 'off'] });
const address = z.url({ protocol: /^https?$/ });
const postgresAddress = z.url({ protocol: /^postgres(ql)?$/ });
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);
const proxies = z
  .union([z.enum(['loopback', 'linklocal', 'uniquelocal']), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])
  .refine((proxy) => !proxy.endsWith('/0'));
const trustedProxiesHint = 'it is "true" for the nearest proxy, or a list of addresses and networks of proxies';

const networkKeyBytes = 32;
const networkKey = z
  .base64()
  .transform((text) => Buffer.from(text, 'base64'))
  .refine((key) => key.length === networkKeyBytes, { error: `it is ${networkKeyBytes} random bytes in base64` });

/** 0 is for ever; more than a hundred years is a slip. */
const retainedDays = z.coerce.number().int().min(0).max(36_500);

/** Every setting, in one place; the README's table follows it. */
/** The page then looks for the API at its own host with `api.` in front. */
const apiPrefix = 'api-prefix';

const settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: address.optional(),
  TLS_CERTIFICATE_FILE: z.string().optional(),
  TLS_KEY_FILE: z.string().optional(),
  HTTP_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  DATA_DIR: z.string().default('data'),
  DOCUMENTS_DIR: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ENDPOINT: address.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PATH_STYLE: switchSetting.optional(),
  DATABASE_URL: postgresAddress.optional(),
  DATABASE_WORKER_URL: postgresAddress.optional(),
  DATABASE_OWNER_URL: postgresAddress.optional(),
  DEMO: switchSetting.optional(),
  ENVIRONMENT: z.string().default('local'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('PCF Exchange <no-reply@localhost>'),
  MAIL_COLLECT_SECONDS: z.coerce.number().int().min(0).max(3600).default(60),
  TRUST_PROXY: z.union([switchSetting, list.pipe(z.array(proxies))], { error: trustedProxiesHint }).default(false),
  ALLOWED_ORIGINS: list.pipe(z.array(address)).default([]),
  REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(1200),
  SIGN_INS_PER_MINUTE: z.coerce.number().int().min(1).default(30),
  RETAIN_ACTIVITY_DAYS: retainedDays.default(0),
  RETAIN_NOTIFICATIONS_DAYS: retainedDays.default(180),
  RETAIN_TRACKING_DAYS: retainedDays.default(400),
  RETAIN_CAPTURED_MAILS_DAYS: retainedDays.default(90),
  RETAIN_SESSIONS_DAYS: retainedDays.default(1),
  NETWORK_KEY: networkKey.optional(),
  NETWORK_CA_FILE: z.string().optional(),
  NETWORK_ALLOW_PRIVATE: list.pipe(z.array(z.union([z.cidrv4(), z.cidrv6()]))).default([]),
  NETWORK_ALLOW_HTTP: switchSetting.default(false),
  METRICS_TOKEN: z.string().min(16).optional(),
  API_BASE_URL: z
    .union([z.literal(sameOrigin), z.literal(apiPrefix), address], {
      error: `it is a web address, "${sameOrigin}" or "${apiPrefix}"`,
    })
    .default(sameOrigin),
  IDENTITY_DOMAIN: z.string().optional(),
  IDENTITY_CLIENT_ID: z.string().optional(),
  IDENTITY_AUDIENCE: z.string().optional(),
  ANALYTICS_KEY: z.string().min(1).optional(),
  MONITORING_DSN: address.optional(),
  MONITORING_REPLAY_RATE: z.coerce.number().min(0).max(1).default(1),
  HELP_CENTRE_URL: address.optional(),
  PROVIDER_WEBSITE_URL: address.optional(),
  REQUEST_DEMO_URL: address.optional(),
  CONTACT_URL: address.optional(),
  UPLOAD_BYTES: z.coerce
    .number()
    .int()
    .min(1)
    .default(10 * 1024 * 1024),
  IMPORT_BYTES: z.coerce
    .number()
    .int()
    .min(1)
    .default(256 * 1024 * 1024),
  ORGANISATION_STORAGE_BYTES: z.coerce
    .number()
    .int()
    .min(1)
    .max(Number.MAX_SAFE_INTEGER)
    .default(5 * 1024 ** 3),
  IMPORT_ROWS_EMBEDDED: z.coerce.number().int().min(1).default(20_000),
});

export type Config = ReturnType<typeof readConfig>;

export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env) {
  // A blank setting is one that was left out, not a value.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new StartupError(
      `The setting ${issue?.path[0]?.toString()} is wrong (${issue?.message}): correct it and start again.`,
    );
  }
  const s = parsed.data;
  const demo = s.DEMO ?? (s.DATABASE_URL === undefined && isLoopback(s.HOST));
  if (s.DEMO === undefined && !s.DATABASE_URL && !demo && !s.SMTP_URL) {
    throw new StartupError(
      'HOST opens this server to other machines, so that the demo, whose passwords everybody knows, is not loaded by itself: set DEMO=true to load it all the same, or SMTP_URL, the mail server, to run without it.',
    );
  }
  if (!demo && !s.SMTP_URL) {
    throw new StartupError('No mail server is set: set SMTP_URL, or DEMO=true to keep mails readable at /dev/mailbox.');
  }
  if (s.DATABASE_URL && !s.DATABASE_WORKER_URL) {
    throw new StartupError(
      'DATABASE_URL is set without DATABASE_WORKER_URL: set the address that logs in as pcf_worker too.',
    );
  }
  const identity = [s.IDENTITY_DOMAIN, s.IDENTITY_CLIENT_ID, s.IDENTITY_AUDIENCE];
  if (identity.some(Boolean) && !identity.every(Boolean)) {
    throw new StartupError(
      'IDENTITY_DOMAIN, IDENTITY_CLIENT_ID and IDENTITY_AUDIENCE belong together: set all three or none.',
    );
  }
  return {
    host: s.HOST,
    port: s.PORT,
    tls: tlsOf(s),
    publicUrl: s.PUBLIC_URL,
    environment: s.ENVIRONMENT,
    demo,
    logLevel: s.LOG_LEVEL,
    database: s.DATABASE_URL
      ? ({
          kind: 'postgres',
          app: s.DATABASE_URL,
          worker: s.DATABASE_WORKER_URL ?? '',
          owner: s.DATABASE_OWNER_URL,
        } as const)
      : ({ kind: 'pglite', dataDir: resolve(s.DATA_DIR) } as const),
    documents: documentsOf(s),
    mail: { smtpUrl: s.SMTP_URL, from: s.MAIL_FROM, collectSeconds: s.MAIL_COLLECT_SECONDS },
    trustProxy: s.TRUST_PROXY === true ? trustNearest : s.TRUST_PROXY,
    allowedOrigins: s.ALLOWED_ORIGINS,
    limits: {
      requestsPerMinute: s.REQUESTS_PER_MINUTE,
      signInsPerMinute: s.SIGN_INS_PER_MINUTE,
      uploadBytes: s.UPLOAD_BYTES,
      organisationStorageBytes: s.ORGANISATION_STORAGE_BYTES,
      importBytes: s.IMPORT_BYTES,
      importRowsEmbedded: s.IMPORT_ROWS_EMBEDDED,
    },
    retention: {
      activityDays: s.RETAIN_ACTIVITY_DAYS,
      notificationDays: s.RETAIN_NOTIFICATIONS_DAYS,
      trackingDays: s.RETAIN_TRACKING_DAYS,
      capturedMailDays: s.RETAIN_CAPTURED_MAILS_DAYS,
      sessionDays: s.RETAIN_SESSIONS_DAYS,
    },
    network: {
      key: s.NETWORK_KEY,
      caFile: s.NETWORK_CA_FILE,
      allowPrivate: s.NETWORK_ALLOW_PRIVATE,
      allowHttp: s.NETWORK_ALLOW_HTTP,
    },
    metricsToken: s.METRICS_TOKEN,
    page: {
      apiBaseUrl: s.API_BASE_URL === apiPrefix ? undefined : s.API_BASE_URL,
      authentication:
        s.IDENTITY_DOMAIN && s.IDENTITY_CLIENT_ID && s.IDENTITY_AUDIENCE
          ? { domain: s.IDENTITY_DOMAIN, clientId: s.IDENTITY_CLIENT_ID, audience: s.IDENTITY_AUDIENCE }
          : null,
      analyticsKey: s.ANALYTICS_KEY,
      monitoring: s.MONITORING_DSN ? { dsn: s.MONITORING_DSN, replaySampleRate: s.MONITORING_REPLAY_RATE } : null,
      links: {
        helpCentre: s.HELP_CENTRE_URL ?? null,
        providerWebsite: s.PROVIDER_WEBSITE_URL ?? null,
        requestDemo: s.REQUEST_DEMO_URL ?? null,
        contact: s.CONTACT_URL ?? null,
      },
    },
  };
}

/** A bucket of S3 where one is named, else a folder. */
function documentsOf(s: z.output<typeof settings>) {
  const {
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = s;
  if (bucket && region && accessKeyId && secretAccessKey) {
    const endpoint = s.S3_ENDPOINT;
    // Servers that speak the protocol of S3 seldom have an address for each bucket.
    const pathStyle = s.S3_PATH_STYLE ?? endpoint !== undefined;
    return { kind: 's3', bucket, region, endpoint, accessKeyId, secretAccessKey, pathStyle } as const;
  }
  const given = [bucket, region, accessKeyId, secretAccessKey, s.S3_ENDPOINT, s.S3_PATH_STYLE];
  if (given.some((value) => value !== undefined)) {
    throw new StartupError(
      'S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set all four, or none of the S3_ settings to keep documents on disk.',
    );
  }
  return { kind: 'disk', folder: resolve(s.DOCUMENTS_DIR ?? join(s.DATA_DIR, 'documents')) } as const;
}

/** The server speaks https where a certificate is set, and beside it plain http only to lead there. */
function tlsOf(s: z.output<typeof settings>) {
  const { TLS_CERTIFICATE_FILE: certificateFile, TLS_KEY_FILE: keyFile, HTTP_PORT: httpPort } = s;
  if (certificateFile && keyFile) {
    if (s.NETWORK_ALLOW_HTTP) {
      throw new StartupError(
        'NETWORK_ALLOW_HTTP is for development without a certificate: leave it out, or the TLS_ settings.',
      );
    }
    return { certificateFile, keyFile, httpPort };
  }
  if (certificateFile || keyFile || httpPort !== undefined) {
    throw new StartupError(
      'TLS_CERTIFICATE_FILE and TLS_KEY_FILE belong together, and HTTP_PORT to both: set the two, or none of the three.',
    );
  }
  return undefined;
}

/** What a proxy further away, or the client itself, says in the forwarding headers is not believed. */
const trustNearest = (_address: string, hop: number) => hop === 0;
