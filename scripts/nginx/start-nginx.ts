import { freePort } from '../postgres/free-port.ts';
import { runDaemon } from '../programs/run-daemon.ts';
import { findNginx } from './find-nginx.ts';

export interface RunningNginx {
  readonly url: string;
  stop(): Promise<void>;
}

/** Says which server answered. */
export const servedByHeader = 'x-served-by';

/** A balancer before these servers, in turns. */
export async function startNginx(servers: readonly string[]): Promise<RunningNginx> {
  const { port, stop } = await serveSite((own) => inTurns(own, servers));
  return { url: `http://127.0.0.1:${port}`, stop };
}

/**
 * nginx with these settings of a site, which listens on the port that it is given. Everything that it writes is in a
 * folder of its own, so that it needs no rights; further files are there by their names.
 */
export async function serveSite(
  site: (port: number) => string,
  files: Readonly<Record<string, string>> = {},
): Promise<{ port: number; stop(): Promise<void> }> {
  const [program, port] = await Promise.all([findNginx(), freePort()]);
  const { stop } = await runDaemon({
    program,
    port,
    files: (folder) => ({ ...files, 'nginx.conf': configuration(folder, site(port)) }),
    args: (folder) => ['-p', folder, '-e', 'stderr', '-c', `${folder}/nginx.conf`],
  });
  return { port, stop };
}

const configuration = (folder: string, site: string) => `
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
${site}
}
`;

/** Connections to the servers stay open, and what they send as it comes is passed on as it comes. */
const inTurns = (port: number, servers: readonly string[]) => `
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
`;
