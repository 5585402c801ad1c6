import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../postgres/free-port.ts';
import { unprivilegedAccount } from '../postgres/unprivileged-account.ts';
import { findNginx } from './find-nginx.ts';

export interface RunningNginx {
  readonly url: string;
  stop(): Promise<void>;
}

const readyMilliseconds = 10_000;
/** Says which server answered. */
export const servedByHeader = 'x-served-by';

/** A balancer before these servers, in turns. Everything that it writes is in a folder of its own, so that it needs no rights. */
export async function startNginx(servers: readonly string[]): Promise<RunningNginx> {
  const [program, port] = await Promise.all([findNginx(), freePort()]);
  const folder = await mkdtemp(join(tmpdir(), 'pcf-exchange-nginx-'));
  const account = unprivilegedAccount();
  if (account) await chown(folder, account.uid, account.gid);
  const settings = join(folder, 'nginx.conf');
  await writeFile(settings, configuration(folder, port, servers), { mode: 0o644 });
  const child = spawn(program, ['-p', folder, '-e', 'stderr', '-c', settings], {
    ...account,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk;
  });
  const stop = async () => {
    if (child.exitCode === null) {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    }
    await rm(folder, { recursive: true, force: true });
  };
  const until = Date.now() + readyMilliseconds;
  while (!(await answers(port))) {
    if (child.exitCode !== null || Date.now() > until) {
      await stop();
      throw new Error(`nginx did not start: ${said}`);
    }
    await wait(20);
  }
  return { url: `http://127.0.0.1:${port}`, stop };
}

/** Connections to the servers stay open, and what they send as it comes is passed on as it comes. */
const configuration = (folder: string, port: number, servers: readonly string[]) => `
daemon off;
pid ${folder}/pid;
worker_processes 1;
worker_rlimit_nofile 16384;
events { worker_connections 8192; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream servers {
${servers.map((server) => `    server ${new URL(server).host};`).join('\n')}
    keepalive 64;
    keepalive_requests 1000000;
  }
  server {
    listen 127.0.0.1:${port};
    keepalive_requests 1000000;
    client_max_body_size 0;
    add_header ${servedByHeader} $upstream_addr always;
    location / {
      proxy_pass http://servers;
      proxy_http_version 1.1;
      proxy_request_buffering off;
      proxy_set_header connection "";
      proxy_set_header host $http_host;
      proxy_set_header x-forwarded-for $remote_addr;
      proxy_set_header x-forwarded-proto $scheme;
    }
    location = /api/notifications/stream {
      proxy_pass http://servers;
      proxy_http_version 1.1;
      proxy_set_header connection "";
      proxy_set_header host $http_host;
      proxy_set_header x-forwarded-for $remote_addr;
      proxy_buffering off;
    }
  }
}
`;

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
    socket.once('connect', () => socket.destroy());
  });
}
