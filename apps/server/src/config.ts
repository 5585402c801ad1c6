import { join, resolve } from 'node:path';
import { registrationRules } from '@pcf/contract/registration-rules';
import { sameOrigin } from '@pcf/contract/same-origin';
import { z } from 'zod';
import { isLoopback } from './http/local-caller.ts';
import { isIssuer } from './identity/issuer-address.ts';
import { misspelledSettings } from './settings/misspelled-settings.ts';
import { fileSetting, readSettingFiles } from './settings/setting-files.ts';
import {
  atLeast,
  key,
  mailAddresses,
  mailDomains,
  mailServerAddress,
  networks,
  oneOf,
  pairs,
  postgresAddress,
  retainedDays,
  share,
  trustedProxies,
  webAddress,
  webAddresses,
  wholeNumber,
  yesOrNo,
} from './settings/setting-kinds.ts';
import { StartupError } from './startup-error.ts';

/** The page then looks for the API at its own host with `api.` in front. */
const apiPrefix = 'api-prefix';

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** Every setting, in one place; the README's table follows it. What is none of its kind is told in the kind's words. */
const settings = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: webAddress().optional(),
  TLS_CERTIFICATE_FILE: z.string().optional(),
  TLS_KEY_FILE: z.string().optional(),
  HTTP_PORT: wholeNumber(0, 65_535).optional(),
  DRAIN_SECONDS: wholeNumber(0, 600).default(0),
  DATA_DIR: z.string().default('data'),
  DOCUMENTS_DIR: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ENDPOINT: webAddress().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PATH_STYLE: yesOrNo().optional(),
  DATABASE_URL: postgresAddress().optional(),
  DATABASE_WORKER_URL: postgresAddress().optional(),
  DATABASE_OWNER_URL: postgresAddress().optional(),
  DATABASE_PREPARED: yesOrNo().default(true),
  DEMO: yesOrNo().optional(),
  ENVIRONMENT: z.string().default('local'),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
  REGISTRATION: oneOf(registrationRules).default('open'),
  REGISTRATION_DOMAINS: mailDomains().default([]),
  INSTALLATION_ADMINS: mailAddresses().default([]),
  DELETION_WAIT_DAYS: wholeNumber(1, 3650).default(30),
  SMTP_URL: mailServerAddress().optional(),
  MAIL_FROM: z.string().default('PCF Exchange <no-reply@localhost>'),
  MAIL_COLLECT_SECONDS: wholeNumber(0, 3600).default(60),
  TRUST_PROXY: trustedProxies().default(false),
  ALLOWED_ORIGINS: webAddresses().default([]),
  REQUESTS_PER_MINUTE: wholeNumber(1).default(1200),
  SIGN_INS_PER_MINUTE: wholeNumber(1).default(30),
  RETAIN_ACTIVITY_DAYS: retainedDays().default(0),
  RETAIN_NOTIFICATIONS_DAYS: retainedDays().default(180),
  RETAIN_TRACKING_DAYS: retainedDays().default(400),
  RETAIN_CAPTURED_MAILS_DAYS: retainedDays().default(90),
  RETAIN_SESSIONS_DAYS: retainedDays().default(1),
  NETWORK_KEY: key().optional(),
  NETWORK_CA_FILE: z.string().optional(),
  NETWORK_ALLOW_PRIVATE: networks().default([]),
  NETWORK_ALLOW_HTTP: yesOrNo().default(false),
  METRICS_TOKEN: atLeast(16).optional(),
  OTEL_SDK_DISABLED: yesOrNo().default(false),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress().optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: webAddress().optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: oneOf(['http/json']).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: pairs().default({}),
  OTEL_EXPORTER_OTLP_TIMEOUT: wholeNumber(1, 60_000).default(10_000),
  OTEL_SERVICE_NAME: z.string().default('pcf-exchange'),
  OTEL_RESOURCE_ATTRIBUTES: pairs().default({}),
  OTEL_TRACES_SAMPLER: oneOf(samplers).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: share().default(1),
  TRUST_TRACEPARENT: yesOrNo().default(false),
  BUILD_COMMIT: z
    .string()
    .regex(/^[\w.-]{1,64}$/, { error: 'up to 64 letters, digits, dots and dashes, such as a1b2c3d' })
    .optional(),
  API_BASE_URL: z
    .union([z.literal(sameOrigin), z.literal(apiPrefix), webAddress()], {
      error: `${sameOrigin}, ${apiPrefix} or a whole web address`,
    })
    .default(sameOrigin),
  IDENTITY_DOMAIN: z
    .string()
    .refine(isIssuer, { error: 'the host name of the identity provider, or the https address of its issuer' })
    .optional(),
  IDENTITY_CLIENT_ID: z.string().optional(),
  IDENTITY_AUDIENCE: z.string().optional(),
  ANALYTICS_KEY: z.string().optional(),
  MONITORING_DSN: webAddress().optional(),
  MONITORING_REPLAY_RATE: share().default(1),
  HELP_CENTRE_URL: webAddress().optional(),
  PROVIDER_WEBSITE_URL: webAddress().optional(),
  REQUEST_DEMO_URL: webAddress().optional(),
  CONTACT_URL: webAddress().optional(),
  UPLOAD_BYTES: wholeNumber(1).default(10 * 1024 * 1024),
  IMPORT_BYTES: wholeNumber(1).default(256 * 1024 * 1024),
  ORGANISATION_STORAGE_BYTES: wholeNumber(1).default(5 * 1024 ** 3),
  IMPORT_ROWS_EMBEDDED: wholeNumber(1).default(20_000),
});

type Setting = keyof typeof settings.shape;
type Settings = z.output<typeof settings>;
type Environment = Readonly<Record<string, string | undefined>>;

export const settingNames = Object.keys(settings.shape) as readonly Setting[];

/** Never repeated, and each may be given by a file instead, which its name with _FILE behind it names. */
export const secretSettings = [
  'DATABASE_URL',
  'DATABASE_WORKER_URL',
  'DATABASE_OWNER_URL',
  'SMTP_URL',
  'NETWORK_KEY',
  'METRICS_TOKEN',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'OTEL_EXPORTER_OTLP_HEADERS',
] as const satisfies Setting[];

/** Of an administrator of the PostgreSQL server: what makes the roles is told it, the server never. */
const administratorSetting = 'ADMINISTRATOR_URL';

export type Config = ReturnType<typeof readConfig>;

/** A sentence for each name in the environment that is nearly a setting's. */
export const doubtfulSettings = (environment: Environment = process.env) =>
  misspelledSettings(Object.keys(environment), [
    ...[...settingNames, administratorSetting],
    ...[...secretSettings, administratorSetting].map(fileSetting),
  ]);

const databaseSettings = [
  'DATA_DIR',
  'DATABASE_URL',
  'DATABASE_WORKER_URL',
  'DATABASE_OWNER_URL',
  'DATABASE_PREPARED',
] as const satisfies Setting[];
const documentSettings = [
  'DOCUMENTS_DIR',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ENDPOINT',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_PATH_STYLE',
] as const satisfies Setting[];

/** For commands that use the database and nothing else: no other setting has to be there, or right. */
export const readDatabaseConfig = (environment: Environment = process.env) =>
  databaseOf(readSettings(environment, databaseSettings, (_, isSet) => databaseRules(isSet)));

/** Where the platform is reached, for a command that prints a link. */
export const readPublicUrl = (environment: Environment = process.env) =>
  readSettings(environment, ['PUBLIC_URL'], () => []).PUBLIC_URL;

/** For commands that use the database and the documents. */
export function readDataConfig(environment: Environment = process.env) {
  const s = readSettings(environment, [...databaseSettings, ...documentSettings], (_, isSet) => [
    ...databaseRules(isSet),
    ...documentsRules(isSet),
  ]);
  return { database: databaseOf(s), documents: documentsOf(s) };
}

/** Undefined where it is not set. */
export function readAdministratorUrl(environment: Environment = process.env): string | undefined {
  const name = administratorSetting;
  const { values, faults } = readSettingFiles(givenIn(environment, [name, fileSetting(name)]), [name]);
  const { error, data } = postgresAddress().optional().safeParse(values[name]);
  const fault = faults.get(name) ?? (error && wrongSetting(name, error.issues[0]?.message ?? ''));
  if (fault) throw new StartupError(fault);
  return data;
}

export function readConfig(environment: Environment = process.env) {
  const s = readSettings(withoutIdleTracing(environment), settingNames, brokenRules);
  return {
    host: s.HOST,
    port: s.PORT,
    tls: tlsOf(s),
    drainMilliseconds: s.DRAIN_SECONDS * 1000,
    publicUrl: s.PUBLIC_URL,
    environment: s.ENVIRONMENT,
    demo: s.DEMO ?? isDemoByDefault(s),
    logLevel: s.LOG_LEVEL,
    database: databaseOf(s),
    registration: { rule: s.REGISTRATION, domains: s.REGISTRATION_DOMAINS },
    installationAdmins: s.INSTALLATION_ADMINS,
    deletionWaitDays: s.DELETION_WAIT_DAYS,
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
    buildCommit: s.BUILD_COMMIT,
    tracing: tracingOf(s),
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

/** These names are set for all that runs on a machine: where nothing is traced here, they are not looked at. */
function withoutIdleTracing(environment: Environment): Environment {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: base, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: endpoint } = environment;
  const isOff = environment.OTEL_SDK_DISABLED?.trim().toLowerCase() === 'true';
  if (!isOff && (base?.trim() || endpoint?.trim())) return environment;
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith('OTEL_')));
}

/** OpenTelemetry, by the names that it gives its settings itself; nothing where no receiver is named. */
function tracingOf(s: Settings) {
  const base = s.OTEL_EXPORTER_OTLP_ENDPOINT;
  const endpoint = s.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${base.replace(/\/$/, '')}/v1/traces`);
  if (endpoint === undefined || s.OTEL_SDK_DISABLED) return undefined;
  const sampler = s.OTEL_TRACES_SAMPLER;
  const kind = sampler.endsWith('ratio') ? 'ratio' : sampler.endsWith('on') ? 'on' : 'off';
  return {
    endpoint,
    headers: s.OTEL_EXPORTER_OTLP_HEADERS,
    timeoutMilliseconds: s.OTEL_EXPORTER_OTLP_TIMEOUT,
    serviceName: s.OTEL_SERVICE_NAME,
    resourceAttributes: s.OTEL_RESOURCE_ATTRIBUTES,
    sampler: { kind, ratio: s.OTEL_TRACES_SAMPLER_ARG, followsParent: sampler.startsWith('parentbased') },
    trustsCallers: s.TRUST_TRACEPARENT,
  } as const;
}

type Asked = (name: Setting) => boolean;
/** One that is wrong by itself counts as set, and has its sentence already. */
type Rules = (s: Settings, isSet: Asked, isWrong: Asked) => string[];

/** All that is wrong with those that are asked for is said at once, each in a sentence; the others are as if not set. */
function readSettings(environment: Environment, names: readonly Setting[], rules: Rules): Settings {
  const secrets = secretSettings.filter((secret) => names.includes(secret));
  const { values, faults } = readSettingFiles(givenIn(environment, [...names, ...secrets.map(fileSetting)]), secrets);
  const isRight = ([name]: [string, unknown]) => !faults.has(name);
  const { error } = settings.safeParse(Object.fromEntries(Object.entries(values).filter(isRight)));
  for (const { path, message } of error?.issues ?? []) {
    const name = String(path[0]);
    faults.set(name, wrongSetting(name, message, shown(name, values[name])));
  }
  const rest = settings.parse(Object.fromEntries(Object.entries(values).filter(isRight)));
  const isSet = (name: Setting) => values[name] !== undefined || faults.has(name);
  const sentences = [...faults.values(), ...rules(rest, isSet, (name) => faults.has(name))];
  if (sentences.length > 0) throw new StartupError(sentences.join('\n'));
  return rest;
}

/** A blank setting is one that was left out, not a value. */
const givenIn = (environment: Environment, names: readonly string[]) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = environment[name];
      return value?.trim() ? [[name, value] as const] : [];
    }),
  );

const wrongSetting = (name: string, words: string, value = '') => `The setting ${name} is wrong${value}: set ${words}.`;

/** Long enough to be recognised. */
const maxShown = 60;

/** An address with a password may stand in any setting by mistake. */
function shown(name: string, value = ''): string {
  if (secretSettings.some((secret) => secret === name) || value.includes('@')) return '';
  return ` (${JSON.stringify(value.length > maxShown ? `${value.slice(0, maxShown)}…` : value)})`;
}

/** What settings ask of each other. What follows from one that is wrong by itself is not said twice. */
function brokenRules(s: Settings, isSet: Asked, isWrong: Asked): string[] {
  return [
    ...mailRule(s, isSet),
    ...databaseRules(isSet),
    ...registrationRule(s, isSet, isWrong),
    ...identityRule(isSet),
    ...documentsRules(isSet),
    ...tlsRules(s, isSet),
  ];
}

const isDemoByDefault = (s: Settings) => s.DATABASE_URL === undefined && isLoopback(s.HOST);

function mailRule(s: Settings, isSet: Asked): string[] {
  const isDemoUnknown = isSet('DEMO') && s.DEMO === undefined;
  if (isSet('SMTP_URL') || s.DEMO || isDemoUnknown) return [];
  if (s.DEMO === false || isSet('DATABASE_URL'))
    return ['No mail server is set: set SMTP_URL, or DEMO=true to keep mails readable at /dev/mailbox.'];
  if (isDemoByDefault(s)) return [];
  return [
    'HOST opens this server to other machines, so that the demo, whose passwords everybody knows, is not loaded by itself: set DEMO=true to load it all the same, or SMTP_URL, the mail server, to run without it.',
  ];
}

/** Domains say nothing where everybody may register, or nobody. */
function registrationRule(s: Settings, isSet: Asked, isWrong: Asked): string[] {
  if (isWrong('REGISTRATION') || isWrong('REGISTRATION_DOMAINS')) return [];
  const isByDomain = s.REGISTRATION === 'domains';
  if (isByDomain ? s.REGISTRATION_DOMAINS.length > 0 : !isSet('REGISTRATION_DOMAINS')) return [];
  return [
    'REGISTRATION=domains and REGISTRATION_DOMAINS, whose addresses may register, belong together: set both or neither.',
  ];
}

function databaseRules(isSet: Asked): string[] {
  if (isSet('DATABASE_URL')) {
    if (isSet('DATABASE_WORKER_URL')) return [];
    return ['DATABASE_URL is set without DATABASE_WORKER_URL: set the address of the role for jobs too.'];
  }
  const further = (['DATABASE_WORKER_URL', 'DATABASE_OWNER_URL'] as const).filter(isSet);
  if (further.length === 0) return [];
  return [
    `${further.join(' and ')} without DATABASE_URL would leave the data in the embedded database: set DATABASE_URL, the address of the role that serves requests, too.`,
  ];
}

function identityRule(isSet: Asked): string[] {
  const missing = (['IDENTITY_DOMAIN', 'IDENTITY_CLIENT_ID', 'IDENTITY_AUDIENCE'] as const).filter(
    (name) => !isSet(name),
  );
  if (missing.length === 0 || missing.length === 3) return [];
  return [
    `IDENTITY_DOMAIN, IDENTITY_CLIENT_ID and IDENTITY_AUDIENCE belong together: ${missing.join(' and ')} is missing, so set all three or none.`,
  ];
}

/** Without keys of their own, documents are kept with what the client of S3 finds by itself. */
function documentsRules(isSet: Asked): string[] {
  const broken: string[] = [];
  const further = (
    ['S3_REGION', 'S3_ENDPOINT', 'S3_PATH_STYLE', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  ).filter(isSet);
  if (further.length > 0 && !isSet('S3_BUCKET'))
    broken.push(
      `${further.join(', ')} without S3_BUCKET would leave documents on disk: set S3_BUCKET, the name of the bucket, too, or none of the S3_ settings.`,
    );
  if (isSet('S3_ACCESS_KEY_ID') !== isSet('S3_SECRET_ACCESS_KEY'))
    broken.push(
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set both, or none to use the keys or the role that the AWS_ variables, the shared files or the machine give.',
    );
  return broken;
}

function tlsRules(s: Settings, isSet: Asked): string[] {
  if (isSet('TLS_CERTIFICATE_FILE') && isSet('TLS_KEY_FILE')) {
    if (!s.NETWORK_ALLOW_HTTP) return [];
    return ['NETWORK_ALLOW_HTTP is for development without a certificate: leave it out, or the TLS_ settings.'];
  }
  if (!(['TLS_CERTIFICATE_FILE', 'TLS_KEY_FILE', 'HTTP_PORT'] as const).some(isSet)) return [];
  return [
    'TLS_CERTIFICATE_FILE and TLS_KEY_FILE belong together, and HTTP_PORT to both: set the two, or none of the three.',
  ];
}

function databaseOf(s: Settings) {
  if (s.DATABASE_URL === undefined) return { kind: 'pglite', dataDir: resolve(s.DATA_DIR) } as const;
  const { DATABASE_URL: app, DATABASE_WORKER_URL: worker = '', DATABASE_OWNER_URL: owner } = s;
  return { kind: 'postgres', app, worker, owner, prepared: s.DATABASE_PREPARED } as const;
}

/** A bucket of S3 where one is named, else a folder. */
function documentsOf(s: Settings) {
  const { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint } = s;
  if (bucket === undefined)
    return { kind: 'disk', folder: resolve(s.DOCUMENTS_DIR ?? join(s.DATA_DIR, 'documents')) } as const;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = s;
  const keys = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  // Servers that speak the protocol of S3 seldom have an address for each bucket.
  return { kind: 's3', bucket, region, endpoint, keys, pathStyle: s.S3_PATH_STYLE ?? endpoint !== undefined } as const;
}

/** The server speaks https where a certificate is set, and beside it plain http only to lead there. */
function tlsOf({ TLS_CERTIFICATE_FILE: certificateFile, TLS_KEY_FILE: keyFile, HTTP_PORT: httpPort }: Settings) {
  return certificateFile && keyFile ? { certificateFile, keyFile, httpPort } : undefined;
}

/** What a proxy further away, or the client itself, says in the forwarding headers is not believed. */
const trustNearest = (_address: string, hop: number) => hop === 0;
