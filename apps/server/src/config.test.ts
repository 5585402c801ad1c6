import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  doubtfulSettings,
  readConfig,
  readDatabaseConfig,
  readDataConfig,
  secretSettings,
  settingNames,
} from './config.ts';
import { StartupError } from './startup-error.ts';

const server = {
  DATABASE_URL: 'postgres://pcf_app:app-secret@db.example/pcf',
  DATABASE_WORKER_URL: 'postgresql://pcf_worker:worker-secret@db.example/pcf',
  SMTP_URL: 'smtp://user:mail-secret@mail.example',
};

function refusal(settings: Record<string, string>, read: (settings: Record<string, string>) => unknown = readConfig) {
  try {
    read(settings);
  } catch (error) {
    expect(error).toBeInstanceOf(StartupError);
    return (error as Error).message;
  }
  throw new Error('These settings were accepted.');
}

const sentences = (settings: Record<string, string>) => refusal(settings).split('\n');

/** What belongs together is all there, so that one setting can be wrong alone. */
const sound = {
  ...server,
  DATABASE_OWNER_URL: 'postgres://pcf_owner:owner-secret@db.example/pcf',
  TLS_CERTIFICATE_FILE: '/etc/pcf/server.pem',
  TLS_KEY_FILE: '/etc/pcf/server.key',
  S3_BUCKET: 'documents',
  S3_REGION: 'eu-central-1',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'top-secret',
  IDENTITY_DOMAIN: 'id.example',
  IDENTITY_CLIENT_ID: 'client',
  IDENTITY_AUDIENCE: 'audience',
};

describe('a wrong setting', () => {
  it.each([
    ['PORT', 'many'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['PUBLIC_URL', 'exchange.example'],
    ['PUBLIC_URL', 'ftp://exchange.example'],
    ['DATABASE_URL', 'mysql://db.example/pcf'],
    ['DATABASE_WORKER_URL', 'nowhere'],
    ['DATABASE_OWNER_URL', 'nowhere'],
    ['DEMO', 'maybe'],
    ['LOG_LEVEL', 'loud'],
    ['REGISTRATION', 'closed'],
    ['REGISTRATION_DOMAINS', 'acme.example, @beta.example'],
    ['REGISTRATION_DOMAINS', 'localhost'],
    ['INSTALLATION_ADMINS', 'lena@acme.example, acme.example'],
    ['SMTP_URL', 'https://mail.example'],
    ['MAIL_COLLECT_SECONDS', '-1'],
    ['TRUST_PROXY', 'everybody'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.1, proxy.example'],
    ['ALLOWED_ORIGINS', '*'],
    ['ALLOWED_ORIGINS', 'https://exchange.example, exchange.example'],
    ['REQUESTS_PER_MINUTE', '0'],
    ['SIGN_INS_PER_MINUTE', 'none'],
    ['RETAIN_ACTIVITY_DAYS', '-1'],
    ['RETAIN_TRACKING_DAYS', 'always'],
    ['HTTP_PORT', 'none'],
    ['NETWORK_KEY', 'not base64!'],
    ['NETWORK_KEY', Buffer.alloc(31).toString('base64')],
    ['NETWORK_ALLOW_PRIVATE', '10.0.0.1'],
    ['NETWORK_ALLOW_HTTP', 'perhaps'],
    ['METRICS_TOKEN', 'too short'],
    ['API_BASE_URL', 'here'],
    ['MONITORING_DSN', 'monitor'],
    ['MONITORING_REPLAY_RATE', '2'],
    ['HELP_CENTRE_URL', 'help'],
    ['PROVIDER_WEBSITE_URL', 'javascript:alert(1)'],
    ['REQUEST_DEMO_URL', 'demo'],
    ['CONTACT_URL', 'mailto:somebody@exchange.example'],
    ['UPLOAD_BYTES', '1.5'],
    ['S3_ENDPOINT', 'storage.example'],
    ['S3_PATH_STYLE', 'perhaps'],
    ['IDENTITY_DOMAIN', 'http://id.example'],
  ])('%s=%s is named in one sentence that says what to set', (name, value) => {
    expect(sentences({ ...sound, [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^The setting ${name} is wrong( \\("[^\\n]+"\\))?: set [^\\n]+\\.$`)),
    ]);
  });

  it('is shown, a long one shortened, unless it may hold a secret', () => {
    expect(refusal({ PORT: 'many' })).toBe('The setting PORT is wrong ("many"): set a whole number, 0 to 65535.');
    expect(refusal({ LOG_LEVEL: 'loud'.repeat(100) })).toMatch(
      /^The setting LOG_LEVEL is wrong \("(loud){15}…"\): set /,
    );
  });

  it.each([
    ['METRICS_TOKEN', 'secret'],
    ['NETWORK_KEY', 'secret'],
    ['DATABASE_URL', 'mysql://pcf:secret@db.example/pcf'],
    ['DATABASE_OWNER_URL', 'owner:secret@db.example'],
    ['SMTP_URL', 'imap://user:secret@mail.example'],
    ['MONITORING_DSN', 'secret@monitor.example/7'],
  ])('%s is not repeated, since it holds a secret', (name, value) => {
    expect(refusal({ [name]: value })).not.toContain('secret');
  });

  it('is named without the secrets of the other settings', () => {
    expect(refusal({ ...server, PORT: 'x', METRICS_TOKEN: 'secret' })).not.toMatch(/secret|db\.example/);
  });

  it('is told together with all others, and with what settings ask of each other', () => {
    expect(
      sentences({
        PORT: 'many',
        LOG_LEVEL: 'loud',
        DATABASE_URL: 'mysql://db.example/pcf',
        IDENTITY_DOMAIN: 'id.example',
        HTTP_PORT: '80',
        S3_REGION: 'eu-central-1',
      }),
    ).toEqual([
      expect.stringMatching(/^The setting PORT is wrong/),
      expect.stringMatching(/^The setting DATABASE_URL is wrong/),
      expect.stringMatching(/^The setting LOG_LEVEL is wrong/),
      expect.stringMatching(/^No mail server is set/),
      expect.stringMatching(/^DATABASE_URL is set without DATABASE_WORKER_URL/),
      expect.stringMatching(/^IDENTITY_DOMAIN, .* IDENTITY_CLIENT_ID and IDENTITY_AUDIENCE is missing/),
      expect.stringMatching(/^S3_REGION without S3_BUCKET/),
      expect.stringMatching(/^TLS_CERTIFICATE_FILE/),
    ]);
  });

  it('is told once, and not for what follows from it', () => {
    expect(sentences({ ...server, SMTP_URL: 'mail.example' })).toHaveLength(1);
    expect(sentences({ ...server, SMTP_URL: '', DEMO: 'maybe' })).toHaveLength(1);
    expect(sentences({ ALLOWED_ORIGINS: 'here, there' })).toHaveLength(1);
  });

  it('is told in our own words, whichever it is', () => {
    for (const value of ['-1', ' ?\t#', 'https://[', '\u0000']) {
      const message = refusal({ ...sound, ...Object.fromEntries(settingNames.map((name) => [name, value])) });
      expect(message).not.toMatch(/invalid|expected|received|undefined|NaN/i);
      for (const sentence of message.split('\n')) expect(sentence).toMatch(/^[A-Z][^\n]+: [^\n]+\.$/);
    }
  });
});

it('every setting is in the table of the README', () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  expect(settingNames.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

describe('a name that is nearly a setting', () => {
  it.each([
    ['SMPT_URL', 'SMTP_URL'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['DATADIR', 'DATA_DIR'],
    ['RETAIN_NOTIFCATION_DAYS', 'RETAIN_NOTIFICATIONS_DAYS'],
  ])('such as %s is asked about', (name, meant) => {
    expect(doubtfulSettings({ [name]: 'x' })).toEqual([
      `${name} is no setting of this server and is not read: is ${meant} meant?`,
    ]);
  });

  it('is none that other programs have', () => {
    const others = [
      'PATH',
      'HOME',
      'HOSTNAME',
      'HOSTTYPE',
      'POST',
      'PWD',
      'TMPDIR',
      'HTTP_PROXY',
      'NODE_ENV',
      'PGHOST',
    ];
    expect(doubtfulSettings(Object.fromEntries([...others, ...settingNames].map((name) => [name, 'x'])))).toEqual([]);
  });
});

describe('a secret', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'pcf-exchange-settings-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  function fileWith(content: string | Buffer): string {
    const path = join(folder, 'secret');
    writeFileSync(path, content);
    return path;
  }

  it.each(['', '\n', '\r\n'])('is read from a file that ends with %j', (end) => {
    const { SMTP_URL, ...rest } = server;
    expect(readConfig({ ...rest, SMTP_URL_FILE: fileWith(`${SMTP_URL}${end}`) })).toEqual(readConfig(server));
  });

  it('is read from a file, whichever it is', () => {
    const values: Readonly<Record<string, string>> = {
      ...sound,
      NETWORK_KEY: Buffer.alloc(32, 1).toString('base64'),
      METRICS_TOKEN: 'a token of the metrics',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20secret',
    };
    for (const name of secretSettings) {
      const file = fileWith(`${values[name]}\n`);
      expect(readConfig({ ...values, [name]: '', [`${name}_FILE`]: file }), name).toEqual(readConfig(values));
    }
  });

  it('is checked as if it was set itself', () => {
    const DATABASE_URL_FILE = fileWith('mysql://pcf:secret@db.example/pcf');
    expect(sentences({ ...server, DATABASE_URL: '', DATABASE_URL_FILE })).toEqual([
      expect.stringMatching(/^The setting DATABASE_URL is wrong: set the address of a PostgreSQL database, /),
    ]);
  });

  it('is not given twice', () => {
    expect(sentences({ ...server, SMTP_URL_FILE: fileWith('smtp://other.example') })).toEqual([
      'SMTP_URL and SMTP_URL_FILE are both set: leave one of them out.',
    ]);
  });

  it.each<[string, () => string]>([
    ['is not there', () => join(folder, 'nowhere')],
    ['is no file', () => folder],
    ['is no file', () => '/dev/zero'],
    ['is empty', () => fileWith('')],
    ['is empty', () => fileWith(' \n\n')],
    ['has more than one line', () => fileWith('smtp://one.example\nsmtp://two.example\n')],
    ['has more than 16384 bytes', () => fileWith('s'.repeat(20_000))],
    ['holds no text', () => fileWith(Buffer.from([0xff, 0xfe, 0x73]))],
    ['cannot be read', () => join(fileWith('smtp://one.example'), 'below')],
    ['is not there', () => 'smtp://user:secret@mail.example'],
  ])('whose file %s is told in one sentence, without where it is', (fault, path) => {
    const message = refusal({ ...server, SMTP_URL: '', SMTP_URL_FILE: path() });
    expect(message).toMatch(new RegExp(`^The file that SMTP_URL_FILE names ${fault}[^\\n]*: [^\\n]+\\.$`));
    expect(message).not.toMatch(/secret|\.example/);
  });

  it('is not waited for where its file is a pipe', () => {
    const pipe = join(folder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    expect(refusal({ ...server, SMTP_URL: '', SMTP_URL_FILE: pipe })).toMatch(/ is no file/);
  });

  it('is told of where the name of its file is misspelt', () => {
    expect(doubtfulSettings({ DATABSE_URL_FILE: 'x', DATABASE_URL_FILE: 'x' })).toEqual([
      expect.stringMatching(/^DATABSE_URL_FILE .* DATABASE_URL_FILE meant/),
    ]);
  });
});

describe('settings that belong together', () => {
  it('are a mail server and everything but a demo', () => {
    const { SMTP_URL, ...withoutMail } = server;
    expect(refusal(withoutMail)).toMatch(/^No mail server is set: set SMTP_URL, or DEMO=true [^\n]+\.$/);
    expect(refusal({ DEMO: 'false' })).toContain('SMTP_URL');
    expect(readConfig({ DEMO: 'false', SMTP_URL }).mail.smtpUrl).toBe(SMTP_URL);
    expect(readConfig({ ...withoutMail, DEMO: 'true' }).mail.smtpUrl).toBeUndefined();
  });

  it('are the addresses of the application and of its jobs', () => {
    const { DATABASE_WORKER_URL, ...withoutWorker } = server;
    const message = refusal(withoutWorker);
    expect(message).toMatch(/^DATABASE_URL is set without DATABASE_WORKER_URL: [^\n]+\.$/);
    expect(message).not.toContain('secret');
    const { DATABASE_URL, ...withoutApplication } = {
      ...server,
      DATABASE_OWNER_URL: 'postgres://owner@db.example/pcf',
    };
    expect(refusal(withoutApplication)).toMatch(
      /^DATABASE_WORKER_URL and DATABASE_OWNER_URL without DATABASE_URL [^\n]+\.$/,
    );
    expect(readConfig(server).database).toEqual({
      kind: 'postgres',
      app: DATABASE_URL,
      worker: DATABASE_WORKER_URL,
      owner: undefined,
      prepared: true,
    });
  });

  it('are the domains whose addresses may register, and the rule that takes them', () => {
    for (const wrong of [
      { REGISTRATION: 'domains' },
      { REGISTRATION: 'invited', REGISTRATION_DOMAINS: 'acme.example' },
      { REGISTRATION_DOMAINS: 'acme.example' },
      { REGISTRATION: 'open', REGISTRATION_DOMAINS: 'acme.example' },
      { REGISTRATION: 'domains', REGISTRATION_DOMAINS: ' , ' },
      { REGISTRATION_DOMAINS: ',' },
    ]) {
      expect(refusal(wrong)).toMatch(/^REGISTRATION=domains and REGISTRATION_DOMAINS, .* belong together: [^\n]+\.$/);
    }
    expect(readConfig({}).registration).toEqual({ rule: 'open', domains: [] });
    expect(readConfig({ REGISTRATION: 'invited' }).registration).toEqual({ rule: 'invited', domains: [] });
    expect(
      readConfig({ REGISTRATION: 'domains', REGISTRATION_DOMAINS: ' Acme.example, beta.example ' }).registration,
    ).toEqual({ rule: 'domains', domains: ['acme.example', 'beta.example'] });
  });

  it('are the three of an identity provider', () => {
    const identity = { IDENTITY_DOMAIN: 'id.example', IDENTITY_CLIENT_ID: 'client', IDENTITY_AUDIENCE: 'audience' };
    for (const name of Object.keys(identity)) {
      expect(refusal({ ...identity, [name]: '' })).toMatch(/^IDENTITY_DOMAIN, .* belong together: [^\n]+\.$/);
    }
    expect(readConfig(identity).page.authentication).toEqual({
      domain: 'id.example',
      clientId: 'client',
      audience: 'audience',
    });
    expect(readConfig({}).page.authentication).toBeNull();
  });
});

describe('a certificate', () => {
  const tls = { TLS_CERTIFICATE_FILE: '/etc/pcf/server.pem', TLS_KEY_FILE: '/etc/pcf/server.key' };

  it('is read from two files, with a port for plain http beside it or none', () => {
    const files = { certificateFile: '/etc/pcf/server.pem', keyFile: '/etc/pcf/server.key' };
    expect(readConfig(tls).tls).toEqual({ ...files, httpPort: undefined });
    expect(readConfig({ ...tls, HTTP_PORT: '80' }).tls).toEqual({ ...files, httpPort: 80 });
    expect(readConfig({}).tls).toBeUndefined();
  });

  it('is whole or not there', () => {
    for (const part of [{ ...tls, TLS_KEY_FILE: '' }, { ...tls, TLS_CERTIFICATE_FILE: '' }, { HTTP_PORT: '80' }])
      expect(refusal(part)).toMatch(/^TLS_CERTIFICATE_FILE and TLS_KEY_FILE belong together, [^\n]+\.$/);
  });

  it('leaves no plain http for partners', () => {
    expect(refusal({ ...tls, NETWORK_ALLOW_HTTP: 'true' })).toMatch(/^NETWORK_ALLOW_HTTP is for development [^\n]+\.$/);
  });
});

describe('the network', () => {
  it('has a key of 32 bytes, and lists of what is allowed beyond the public https addresses', () => {
    expect(readConfig({}).network).toEqual({ key: undefined, caFile: undefined, allowPrivate: [], allowHttp: false });
    expect(
      readConfig({
        NETWORK_KEY: Buffer.alloc(32, 1).toString('base64'),
        NETWORK_CA_FILE: '/etc/pcf/ca.pem',
        NETWORK_ALLOW_PRIVATE: '10.1.0.0/16, fd00::/8',
        NETWORK_ALLOW_HTTP: 'true',
      }).network,
    ).toEqual({
      key: Buffer.alloc(32, 1),
      caFile: '/etc/pcf/ca.pem',
      allowPrivate: ['10.1.0.0/16', 'fd00::/8'],
      allowHttp: true,
    });
  });
});

describe('where documents are kept', () => {
  const bucket = {
    S3_BUCKET: 'documents',
    S3_REGION: 'eu-central-1',
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'top-secret',
  };

  it('is a folder beside the database, or another one', () => {
    expect(readConfig({ DATA_DIR: '/var/lib/pcf' }).documents).toEqual({
      kind: 'disk',
      folder: '/var/lib/pcf/documents',
    });
    expect(readConfig(server).documents).toEqual({ kind: 'disk', folder: resolve('data/documents') });
    expect(readConfig({ DOCUMENTS_DIR: '/mnt/documents' }).documents).toEqual({
      kind: 'disk',
      folder: '/mnt/documents',
    });
  });

  it('is a bucket where one is set', () => {
    const keys = { accessKeyId: 'key', secretAccessKey: 'top-secret' };
    const kept = { kind: 's3', bucket: 'documents', region: 'eu-central-1', keys };
    expect(readConfig(bucket).documents).toEqual({ ...kept, endpoint: undefined, pathStyle: false });
    const elsewhere = { ...bucket, S3_ENDPOINT: 'https://storage.example' };
    expect(readConfig(elsewhere).documents).toMatchObject({ endpoint: 'https://storage.example', pathStyle: true });
    expect(readConfig({ ...elsewhere, S3_PATH_STYLE: 'false' }).documents).toMatchObject({ pathStyle: false });
  });

  it('is a bucket whose region and keys the client finds where only its name is set', () => {
    expect(readConfig({ S3_BUCKET: 'documents' }).documents).toMatchObject({
      kind: 's3',
      bucket: 'documents',
      region: undefined,
      keys: undefined,
    });
  });

  it('is told where something of the bucket is missing, without its secret', () => {
    expect(sentences({ ...bucket, S3_BUCKET: '' })).toEqual([
      expect.stringMatching(
        /^S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY without S3_BUCKET [^\n]+: set S3_BUCKET[^\n]+\.$/,
      ),
    ]);
    expect(sentences({ S3_PATH_STYLE: 'true' })).toEqual([expect.stringMatching(/^S3_PATH_STYLE without S3_BUCKET/)]);
    for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']) {
      const message = refusal({ ...bucket, [name]: '' });
      expect(message).toMatch(/^S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set both, [^\n]+\.$/);
      expect(message).not.toContain('secret');
    }
  });
});

describe('a command for operators', () => {
  const { SMTP_URL: _mail, ...data } = server;
  const irrelevant = { PORT: 'many', SMTP_URL: 'nowhere', SMTP_URL_FILE: '/nowhere', HTTP_PORT: '80', HOST: '0.0.0.0' };

  it('that uses the data needs no mail server, and does not look at what it has no use for', () => {
    const { database, documents } = readConfig(server);
    expect(readDataConfig({ ...data, ...irrelevant })).toEqual({ database, documents });
    expect(readDatabaseConfig({ ...data, ...irrelevant, S3_REGION: 'eu-central-1' })).toEqual(database);
    expect(readDataConfig({})).toEqual({ database: readConfig({}).database, documents: readConfig({}).documents });
  });

  it('is told all that is wrong with what it uses', () => {
    const wrong = {
      ...irrelevant,
      DATABASE_URL: 'nowhere',
      S3_REGION: 'eu-central-1',
      DATABASE_OWNER_URL_FILE: '/nowhere',
    };
    expect(refusal(wrong, readDataConfig).split('\n')).toEqual([
      expect.stringMatching(/^The file that DATABASE_OWNER_URL_FILE names is not there/),
      expect.stringMatching(/^The setting DATABASE_URL is wrong/),
      expect.stringMatching(/^DATABASE_URL is set without DATABASE_WORKER_URL/),
      expect.stringMatching(/^S3_REGION without S3_BUCKET/),
    ]);
    expect(refusal(wrong, readDatabaseConfig)).not.toContain('S3_');
  });
});

describe('what is not set', () => {
  it('has a default that starts a demo on this machine', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: undefined,
      environment: 'local',
      demo: true,
      logLevel: 'warn',
      database: { kind: 'pglite', dataDir: resolve('data') },
      mail: { smtpUrl: undefined },
      trustProxy: false,
      allowedOrigins: [],
      metricsToken: undefined,
      page: { apiBaseUrl: 'same-origin', analyticsKey: undefined, monitoring: null },
    });
  });

  it('may be left blank', () => {
    const names = ['PORT', 'DATABASE_URL', 'DEMO', 'SMTP_URL', 'TRUST_PROXY', 'ALLOWED_ORIGINS', 'API_BASE_URL'];
    for (const blank of ['', ' ', '\t ']) {
      expect(readConfig(Object.fromEntries(names.map((name) => [name, blank])))).toEqual(readConfig({}));
    }
  });

  it('is a demo where this machine alone reaches it, and elsewhere only where it is said', () => {
    const { SMTP_URL } = server;
    for (const HOST of ['127.0.0.1', '127.0.0.2', '::1', 'localhost', 'LOCALHOST'])
      expect(readConfig({ HOST }).demo, HOST).toBe(true);
    for (const HOST of ['0.0.0.0', '::', '192.168.1.7', '2001:db8::1', 'exchange.example', 'localhost.example']) {
      expect(refusal({ HOST })).toMatch(
        /^HOST opens this server to other machines, [^\n]+ DEMO=true [^\n]+ SMTP_URL[^\n]+\.$/,
      );
      expect(readConfig({ HOST, SMTP_URL }).demo, HOST).toBe(false);
      expect(readConfig({ HOST, DEMO: 'true' }).demo, HOST).toBe(true);
      expect(readConfig({ HOST, DEMO: 'false', SMTP_URL }).demo, HOST).toBe(false);
      expect(refusal({ HOST, DEMO: 'false' })).toMatch(/^No mail server is set/);
    }
  });

  it('is no demo where a database server is set, unless it says so', () => {
    expect(readConfig({ ...server, HOST: '0.0.0.0' }).demo).toBe(false);

    expect(readConfig(server).demo).toBe(false);
    expect(readConfig({ ...server, DEMO: 'true' }).demo).toBe(true);
  });
});

describe('what is set', () => {
  it.each([
    ['true', true],
    ['1', true],
    ['YES', true],
    ['on', true],
    ['false', false],
    ['0', false],
    ['No', false],
    ['off', false],
  ])('can be switched by %s', (text, demo) => {
    expect(readConfig({ DEMO: text, SMTP_URL: server.SMTP_URL }).demo).toBe(demo);
  });

  it('is read as what it is', () => {
    expect(
      readConfig({
        PORT: '0',
        HOST: '::1',
        DATA_DIR: '/var/lib/pcf',
        ALLOWED_ORIGINS: ' https://a.example , http://b.example:8080,',
        REQUESTS_PER_MINUTE: '5',
        SIGN_INS_PER_MINUTE: '6',
        UPLOAD_BYTES: '7',
        API_BASE_URL: 'api-prefix',
        MONITORING_DSN: 'https://key@monitor.example/7',
        MONITORING_REPLAY_RATE: '0',
      }),
    ).toMatchObject({
      port: 0,
      host: '::1',
      database: { dataDir: '/var/lib/pcf' },
      allowedOrigins: ['https://a.example', 'http://b.example:8080'],
      limits: { requestsPerMinute: 5, signInsPerMinute: 6, uploadBytes: 7 },
      page: {
        apiBaseUrl: undefined,
        monitoring: { dsn: 'https://key@monitor.example/7', replaySampleRate: 0 },
      },
    });
  });

  it('trusts the nearest proxy alone, or those that are named', () => {
    const nearest = readConfig({ TRUST_PROXY: 'true' }).trustProxy;
    if (typeof nearest !== 'function') throw new Error('The nearest proxy is not told by its place.');
    expect([nearest('10.0.0.1', 0), nearest('10.0.0.1', 1)]).toEqual([true, false]);
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1, loopback' }).trustProxy).toEqual([
      '10.0.0.0/8',
      '::1',
      'loopback',
    ]);
    expect(readConfig({ TRUST_PROXY: 'false' }).trustProxy).toBe(false);
  });
});
