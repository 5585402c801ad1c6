import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const apiPort = process.env.PORT ?? '3000';
const environment = { ...process.env, PORT: apiPort, PCF_API_PORT: apiPort };
const vite = createRequire(resolve('apps/web/package.json')).resolve('vite/package.json');

const children: ChildProcess[] = [
  spawn(process.execPath, ['--watch', '--enable-source-maps', 'apps/server/src/main.ts'], {
    stdio: 'inherit',
    env: environment,
  }),
  spawn(process.execPath, [resolve(vite, '../bin/vite.js')], {
    cwd: 'apps/web',
    stdio: 'inherit',
    env: environment,
  }),
];

function stopAll(): void {
  for (const child of children) child.kill('SIGTERM');
}

// One without the other is of no use.
for (const child of children) child.on('exit', stopAll);
process.on('SIGINT', stopAll);
process.on('SIGTERM', stopAll);
