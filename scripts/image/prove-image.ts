import { existsSync } from 'node:fs';
import { readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { demoPassword } from '../../apps/server/src/demo/demo-organisations.ts';
import { freePort } from '../postgres/free-port.ts';
import { buildBases, buildImage, image, sizesOf } from './build-image.ts';
import { createStorage, reasonWithoutTools, type Storage } from './container-tools.ts';

// npm run test:image: builds the image and runs it as an operator would, without a container daemon. It ends with 77
// where this machine cannot do that, which scripts/test.ts tells apart from a failure.

const notHere = 77;
const maxCompressed = 300 * 1024 ** 2;
/** The server's own limit for a stop; whoever runs the image has to grant more. */
const maxStopSeconds = 30;
const startSeconds = 180;
const volume = 'pcf-data';

class Unproven extends Error {}

function prove(holds: boolean, otherwise: string): void {
  if (!holds) throw new Unproven(otherwise);
}

const say = (text: string) => process.stdout.write(`${text}\n`);
const megabytes = (bytes: number) => `${(bytes / 1024 ** 2).toFixed(0)} MB`;

async function timed<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  say(`${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s  ${name}`);
  return result;
}

/** A container of the image: nobody's, on a root that nobody can write, with one volume and the network of this machine. */
async function startContainer({ podman }: Storage, name: string, port: number, command: readonly string[] = []) {
  const settings = { DEMO: 'true', PORT: String(port) };
  await podman(
    'run',
    '--detach',
    '--name',
    name,
    '--network',
    'host',
    // Podman would raise both, which a build machine may refuse.
    '--ulimit',
    'nofile=1024:1024',
    '--ulimit',
    'nproc=4096:4096',
    '--read-only',
    '--read-only-tmpfs=false',
    '--cap-drop',
    'all',
    '--security-opt',
    'no-new-privileges',
    '--volume',
    `${volume}:/data`,
    ...Object.entries(settings).flatMap(([setting, value]) => ['--env', `${setting}=${value}`]),
    image,
    ...command,
  );
}

const stateOf = async ({ podman }: Storage, name: string) => {
  const told = await podman('inspect', '--format', '{{.State.Status}} {{.State.ExitCode}} {{.State.Pid}}', name);
  const [status = '', exitCode = '', pid = ''] = told.split(' ');
  return { status, exitCode: Number(exitCode), pid: Number(pid) };
};

async function ready(storage: Storage, name: string, url: string): Promise<void> {
  const until = Date.now() + startSeconds * 1000;
  while (
    !(await fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    const running = (await stateOf(storage, name)).status === 'running';
    prove(running && Date.now() < until, `The server is not ready: ${await storage.logs(name)}`);
    await pause(100);
  }
}

/**
 * Until the program runs, process 1 has no answer to a signal and the kernel drops it; a container that is stopped that early
 * is killed at the end of its grace. What a starting server writes first says that its program runs.
 */
async function started(storage: Storage, name: string): Promise<void> {
  const folder = await storage.podman('volume', 'inspect', '--format', '{{.Mountpoint}}', volume);
  const until = Date.now() + startSeconds * 1000;
  while (!existsSync(join(folder, 'server.lock'))) {
    prove(Date.now() < until, `The server does not start: ${await storage.logs(name)}`);
    await pause(10);
  }
}

async function stopped(storage: Storage, name: string): Promise<void> {
  await storage.podman('stop', '--time', String(maxStopSeconds + 10), name);
  const { exitCode } = await stateOf(storage, name);
  prove(exitCode === 0, `The server ended with ${exitCode}: ${await storage.logs(name)}`);
}

/** Runs one command of an operator on the volume, in a container of its own, and returns how it ended and what it said. */
async function operated(storage: Storage, ...words: readonly string[]): Promise<{ code: number; output: string }> {
  const name = 'operator';
  await startContainer(storage, name, 0, ['operate', ...words]);
  const code = Number(await storage.podman('wait', name));
  const output = await storage.logs(name);
  await storage.podman('rm', name);
  return { code, output };
}

async function call(url: string, path: string, token?: string, sent?: { method: string; body: unknown }) {
  const response = await fetch(new URL(path, url), {
    method: sent?.method ?? 'GET',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(sent && { 'content-type': 'application/json' }),
    },
    ...(sent && { body: JSON.stringify(sent.body) }),
  });
  const text = await response.text();
  prove(response.ok, `${path} answers ${response.status}: ${text}`);
  return JSON.parse(text) as Record<string, unknown>;
}

async function signIn(url: string): Promise<string> {
  const body = { email: 'lena.brandt@nordic-kitchen.example', password: demoPassword };
  const tokens = await call(url, '/auth/registration/users/login', undefined, { method: 'POST', body });
  return String(tokens.access_token);
}

/** What the host sees of process 1, whatever the container says of itself. */
async function proveNobody(storage: Storage, name: string): Promise<void> {
  const { pid } = await stateOf(storage, name);
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const numbers = (field: string) => new RegExp(`^${field}:\\t(.*)$`, 'm').exec(status)?.[1];
  prove(numbers('Uid') === '65534\t65534\t65534\t65534', `It runs as ${numbers('Uid')}.`);
  prove(numbers('CapEff') === '0000000000000000', `It may ${numbers('CapEff')}.`);
  const program = await readlink(`/proc/${pid}/exe`);
  prove(program.endsWith('/app/node_modules/node/bin/node'), `Process 1 is ${program}.`);
}

async function proveReadOnly({ podman }: Storage, name: string): Promise<void> {
  const write = `for (const folder of ['/', '/app', '/app/apps/server/src', '/tmp', '/var/tmp', '/data'])
    try { require('node:fs').writeFileSync(folder + '/written', ''); console.log(folder); }
    catch ({ code }) { if (code !== 'EROFS') console.log(folder, code); }`;
  const written = await podman('exec', name, 'node', '-e', write);
  prove(written === '/data', `It could write in ${written}.`);
}

async function proveImage(storage: Storage): Promise<void> {
  await timed('bases from packages of Debian', () => buildBases(storage));
  await timed('build by the Dockerfile', () => buildImage(storage));
  const { compressed, whole } = await timed('image compressed', () => sizesOf(storage));
  say(`          ${megabytes(compressed)} compressed, ${megabytes(whole)} on disk`);
  prove(compressed <= maxCompressed, `The image takes more than ${megabytes(maxCompressed)}.`);

  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  await timed('first start, with the demo, on an empty volume', async () => {
    await startContainer(storage, 'first', port);
    await ready(storage, 'first', url);
  });
  await proveNobody(storage, 'first');
  say('          it runs as 65534 without capabilities, and Node is process 1');
  await proveReadOnly(storage, 'first');
  say('          it writes in its volume and nowhere else');
  await storage.podman('exec', 'first', 'pcf-exchange', 'health');
  say('          its own health check says that it can serve');
  const token = await signIn(url);
  const name = `Nordic Kitchen ${Date.now()}`;
  await call(url, '/api/organisation', token, { method: 'PUT', body: { name } });
  const page = await fetch(url);
  prove(page.ok && (await page.text()).includes('<div id="root"'), 'The page is not there.');
  say('          the page is served, somebody signed in and renamed the organisation');

  const refused = await operated(storage, 'back-up', '/data/too-early');
  prove(refused.code === 1 && refused.output.includes('Another server'), `Beside the server: ${refused.output}`);
  say('          a second container is refused the volume while the first one has it');
  await timed('stop by SIGTERM, with exit code 0', () => stopped(storage, 'first'));

  await timed('second start, on the same volume', async () => {
    await startContainer(storage, 'second', port);
    await ready(storage, 'second', url);
  });
  const organisation = await call(url, '/api/organisation', await signIn(url));
  prove(organisation.name === name, `The organisation is called ${organisation.name}.`);
  say('          what was written before the stop is there');
  await timed('stop by SIGTERM, with exit code 0', () => stopped(storage, 'second'));

  const backUp = await timed('operate back-up', () => operated(storage, 'back-up', '/data/back-up'));
  prove(backUp.code === 0, `The back-up ended with ${backUp.code}: ${backUp.output}`);
  say(`          ${backUp.output}`);

  await startContainer(storage, 'starting', port);
  await started(storage, 'starting');
  await timed('stop by SIGTERM while it starts', () => storage.podman('stop', '--time', '20', 'starting'));
  const { exitCode } = await stateOf(storage, 'starting');
  prove(exitCode === 143 || exitCode === 0, `Stopped while it started, it ended with ${exitCode}.`);
}

const reason = await reasonWithoutTools();
if (reason !== undefined) {
  say(`The image is not proven on this machine. ${reason}`);
  process.exitCode = notHere;
} else {
  const storage = await createStorage();
  const abort = () => void storage.remove().finally(() => process.exit(1));
  process.once('SIGTERM', abort);
  process.once('SIGINT', abort);
  try {
    await timed('in all', () => proveImage(storage));
  } catch (error) {
    process.stderr.write(`${error instanceof Unproven ? error.message : (error as Error).stack}\n`);
    process.exitCode = 1;
  } finally {
    await storage.remove();
  }
}
