import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';

// What whoever installs the server is given: that it is well formed, and that its names are those of the server.

const root = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const filesIn = (folder: string, end: string) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith(end))
    .map((name) => `${folder}/${name}`);

const manifestFiles = filesIn('deploy/kubernetes', '.yaml');
const chart = 'deploy/helm/pcf-exchange';
const templateFiles = readdirSync(join(root, chart, 'templates')).map((name) => `${chart}/templates/${name}`);
const composeFile = 'deploy/compose/compose.yaml';
const dockerfile = read('Dockerfile');
const unit = read('deploy/systemd/pcf-exchange.service');

type Node = { readonly [key: string]: Node } & readonly Node[] & string;

function documentsOf(path: string): readonly Node[] {
  const documents = parseAllDocuments(read(path), { uniqueKeys: true });
  if (!Array.isArray(documents)) return [];
  expect(documents.flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([]);
  return documents.map((each) => each.toJS() as Node);
}

const objects = () => manifestFiles.flatMap(documentsOf);
const objectOf = (kind: string) => objects().find((each) => each.kind === kind) as Node;
const podOf = (kind: string) => objectOf(kind).spec?.template?.spec as Node;
const containerOf = (kind: string) => (podOf(kind).containers as readonly Node[])[0] as Node;
const compose = () => documentsOf(composeFile)[0] as Node;
const values = () => documentsOf(`${chart}/values.yaml`)[0] as Node;

/** Those that the server reads, and what Node reads itself. */
const known = new Set([
  ...[...read('apps/server/src/config.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+): /gm)].map(([, name]) => name),
  'NODE_ENV',
  'PATH',
  'TMPDIR',
]);

const imageSettings = Object.fromEntries(
  [...(/^ENV (?:.*\\\n)*.*$/m.exec(dockerfile)?.[0] ?? '').matchAll(/\b([A-Z_]+)=(\S+)/g)].map((found) => [
    found[1],
    found[2],
  ]),
) as Record<string, string>;

describe('settings', () => {
  it.each([
    ['the image', () => Object.keys(imageSettings)],
    ['the compose file', () => Object.keys(compose().services?.server?.environment ?? {})],
    ['the manifests', () => Object.keys(objectOf('ConfigMap').data ?? {})],
    ['the chart', () => Object.keys(values().settings ?? {})],
    [
      'the templates',
      () =>
        [
          ...templateFiles
            .map(read)
            .join()
            .matchAll(/name: ([A-Z_]{4,})$/gm),
        ].map(([, name]) => name),
    ],
    [
      'the unit',
      () => [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, list = '']) => list.match(/\b[A-Z_]+(?==)/g)),
    ],
    [
      'docs/install.md',
      () => [...read('docs/install.md').matchAll(/`([A-Z][A-Z0-9]+_[A-Z0-9_]+)`/g)].map(([, name]) => name),
    ],
  ])('of %s are those of the server', (_place, names) => {
    expect(names().length).toBeGreaterThan(0);
    const isKnown = (name = '') => known.has(name) || known.has(name.replace(/_FILE$/, ''));
    expect(names().filter((name) => !isKnown(name ?? ''))).toEqual([]);
  });
});

describe('the image', () => {
  it('keeps its data where its volume is and listens where it says', () => {
    expect(dockerfile).toContain(`\nVOLUME ${imageSettings.DATA_DIR}\n`);
    expect(dockerfile).toContain(`\nEXPOSE ${imageSettings.PORT}\n`);
    expect(imageSettings.TMPDIR?.startsWith(`${imageSettings.DATA_DIR}/`)).toBe(true);
    expect(dockerfile).toContain('\nUSER 65534:65534\n');
  });

  it('is built from every package that the server and the page are made of', () => {
    const folders = ['packages', 'apps'].flatMap((parent) =>
      readdirSync(join(root, parent)).map((name) => `${parent}/${name}`),
    );
    const copied = [...dockerfile.matchAll(/^COPY (\S+)\/package\.json \1\/$/gm)].map(([, folder]) => folder);
    expect(copied.sort()).toEqual(folders.sort());
  });
});

describe('the compose file', () => {
  it('runs the image as it is meant to run', () => {
    const { server } = compose().services as Node;
    expect(server?.ports).toEqual([`127.0.0.1:3000:${imageSettings.PORT}`]);
    expect(server?.volumes).toEqual([`data:${imageSettings.DATA_DIR}`]);
    expect(server).toMatchObject({ read_only: true, cap_drop: ['ALL'], stop_grace_period: '45s' });
  });

  it('names the files that create-roles writes, so that no server starts without its database', () => {
    const services = compose().services as Node;
    const roles = services['create-roles'] as Node;
    const [program, command, to, folder] = roles.command as readonly string[];
    expect([program, command, to]).toEqual(['operate', 'create-roles', '--to']);
    expect(roles.volumes).toEqual(services.server?.volumes);
    expect(folder?.startsWith(`${imageSettings.DATA_DIR}/`)).toBe(true);
    const files = ['DATABASE_URL', 'DATABASE_WORKER_URL', 'DATABASE_OWNER_URL'].map((setting) => [
      `${setting}_FILE`,
      `${folder}/${setting.toLowerCase().replaceAll('_', '-')}`,
    ]);
    expect(services.server?.environment).toMatchObject(Object.fromEntries(files));
  });
});

describe('the manifests', () => {
  it('name what there is', () => {
    const service = objectOf('Service');
    const deployment = objectOf('Deployment');
    for (const selector of [
      service.spec?.selector,
      objectOf('PodDisruptionBudget').spec?.selector?.matchLabels,
      deployment.spec?.selector?.matchLabels,
    ]) {
      expect(deployment.spec?.template?.metadata?.labels).toEqual(selector);
    }
    expect(objectOf('Job').spec?.template?.metadata?.labels).not.toEqual(service.spec?.selector);
    const backend = objectOf('Ingress').spec?.rules?.[0]?.http?.paths?.[0]?.backend?.service;
    expect(backend).toEqual({ name: service.metadata?.name, port: { name: service.spec?.ports?.[0]?.name } });
    const container = containerOf('Deployment');
    expect(container.ports).toEqual([
      { name: service.spec?.ports?.[0]?.targetPort, containerPort: Number(imageSettings.PORT) },
    ]);
  });

  it.each(['Deployment', 'Job'])('let a %s do nothing that it does not need', (kind) => {
    const pod = podOf(kind);
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, runAsUser: 65534, seccompProfile: { type: 'RuntimeDefault' } },
    });
    expect(containerOf(kind).securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(containerOf(kind).volumeMounts).toContainEqual({ name: 'data', mountPath: imageSettings.DATA_DIR });
  });

  it('give the owner of the database to the job alone, which runs a command that exists', () => {
    const secretsOf = (kind: string) =>
      (containerOf(kind).envFrom as readonly Node[]).flatMap((from) => from.secretRef?.name ?? []);
    expect(secretsOf('Deployment')).toEqual(['pcf-exchange']);
    expect(secretsOf('Job')).toEqual(['pcf-exchange', 'pcf-exchange-owner']);
    const [program, command] = containerOf('Job').args as readonly string[];
    expect(program).toBe('operate');
    expect(read('apps/server/src/operate.ts')).toContain(`'${command}'`);
  });

  it('ask the health of the server at its addresses, and allow for its drain and its stop', () => {
    const container = containerOf('Deployment');
    const health = read('apps/server/src/http/health.ts');
    for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe']) {
      expect(health).toContain(`'${container[probe]?.httpGet?.path}'`);
    }
    expect(container.readinessProbe?.httpGet?.path).toBe('/health/ready');
    const drain = Number(objectOf('ConfigMap').data?.DRAIN_SECONDS);
    expect(Number(podOf('Deployment').terminationGracePeriodSeconds)).toBeGreaterThan(drain + 30);
  });
});

describe('the chart', () => {
  const templates = templateFiles.map(read).join('\n');
  const used = new Set([...templates.matchAll(/\.Values((?:\.\w+)+)/g)].map(([, path = '']) => path.slice(1)));

  it('uses values that there are, and has none that it does not use', () => {
    expect([...used].filter((path) => valueAt(path) === undefined)).toEqual([]);
    const unused = leavesOf(values()).filter((leaf) => ![...used].some((path) => `${leaf}.`.startsWith(`${path}.`)));
    expect(unused).toEqual([]);
  });

  it('has no value of an example, and asks for those that have to be set', () => {
    expect(leavesOf(values()).filter((leaf) => /\bexample\b/.test(`${valueAt(leaf)}`))).toEqual([]);
    const asked = [...templates.matchAll(/required "[^"]+" \.Values\.([\w.]+)/g)].map(([, path = '']) => path);
    expect(asked.sort()).toEqual(['image.repository', 'ingress.host', 'settings.MAIL_FROM', 'settings.PUBLIC_URL']);
    expect(asked.map(valueAt)).toEqual(asked.map(() => ''));
    expect(templates).toMatch(
      /if not \(or \.Values\.settings\.S3_BUCKET \.Values\.documents\.claimName\)[^\n]*\n\{\{- fail "/,
    );
  });

  it('includes templates that there are, and has none that it does not include', () => {
    const names = (pattern: RegExp) => new Set([...templates.matchAll(pattern)].map(([, name]) => name));
    expect(names(/include "([^"]+)"/g)).toEqual(names(/define "([^"]+)"/g));
  });

  it('makes what the manifests make, with the same probes and mounts', () => {
    const settled = /(path|mountPath|containerPort|periodSeconds|failureThreshold|timeoutSeconds): [/\d].*$/gm;
    const plain = manifestFiles
      .map(read)
      .join('\n')
      .replace(/^ *#.*$/gm, '');
    const distinct = (text: string) => [...new Set(text.match(settled))].sort();
    expect(distinct(templates.replace(/^.*mountPath: \/data\/documents$/gm, ''))).toEqual(distinct(plain));
    const kinds = (text: string) => [...new Set(text.match(/^kind: .*$/gm))].sort();
    expect(kinds(templates)).toEqual(kinds(plain).filter((kind) => kind !== 'kind: ConfigMap'));
  });

  it('has the version of the server', () => {
    const { version } = JSON.parse(read('apps/server/package.json')) as { readonly version: string };
    expect(documentsOf(`${chart}/Chart.yaml`)[0]).toMatchObject({ version, appVersion: version });
    expect(plainImages()).toEqual([`registry.example.org/pcf-exchange:${version}`]);
  });
});

const plainImages = () => [...new Set(['Deployment', 'Job'].map((kind) => containerOf(kind).image as string))];

const valueAt = (path: string) => path.split('.').reduce<Node | undefined>((node, key) => node?.[key], values());

/** Every value by its path; what is a list or empty is one value. */
function leavesOf(node: Node, path: readonly string[] = []): string[] {
  const entries = Object.entries(node as object) as [string, Node][];
  return entries.flatMap(([key, value]) => {
    const isParent = typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length > 0;
    return isParent ? leavesOf(value, [...path, key]) : [[...path, key].join('.')];
  });
}

describe('the unit', () => {
  it('starts the server itself, and allows for its stop', () => {
    expect(unit).toContain(
      '\nExecStart=/opt/pcf-exchange/node_modules/node/bin/node /opt/pcf-exchange/apps/server/src/main.ts\n',
    );
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(30);
    const state = /^StateDirectory=(\S+)$/m.exec(unit)?.[1];
    expect(unit).toContain(`DATA_DIR=/var/lib/${state}\n`);
  });
});
