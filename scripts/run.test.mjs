import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { repository } from './setup/repository.mjs';

function run(program, ...args) {
  const folder = mkdtempSync(join(tmpdir(), 'pcf-exchange-program-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'program.ts');
  writeFileSync(file, program);
  return spawn(process.execPath, [join(repository, 'scripts', 'run.mjs'), file, ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

describe('run.mjs', () => {
  it('runs a program in the repository under the pinned Node, with its arguments and exit code', async () => {
    const child = run(
      'const seen: unknown[] = [process.version, process.cwd(), ...process.argv.slice(2)];' +
        'process.stdout.write(JSON.stringify(seen)); process.exitCode = 7;',
      '--flag',
      'two words',
    );
    const output = (await child.stdout.toArray()).join('');
    const manifest = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'));
    expect(JSON.parse(output)).toEqual([`v${manifest.dependencies.node}`, repository, '--flag', 'two words']);
    expect(child.exitCode ?? (await once(child, 'exit'))[0]).toBe(7);
  });

  it.each(['SIGTERM', 'SIGINT'])('hands %s on and waits for the program to end', async (signal) => {
    const child = run(
      `process.on('${signal}', () => { clearInterval(alive); process.stdout.write(' stopped'); process.exitCode = 3; });` +
        "const alive = setInterval(() => {}, 1000); process.stdout.write('started');",
    );
    let output = '';
    child.stdout.on('data', (chunk) => {
      if (output === '') child.kill(signal);
      output += chunk;
    });
    const [code] = await once(child, 'close');
    expect({ output, code }).toEqual({ output: 'started stopped', code: 3 });
  });
});
