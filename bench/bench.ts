import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { chromium } from 'playwright-core';
import { findChromium } from '../scripts/chromium/find-chromium.ts';
import { runCommand } from '../scripts/test/run-command.ts';
import { calculatorKeystroke } from './calculator-keystroke/calculator-keystroke.ts';
import { reportOf } from './report.ts';

const benches = [calculatorKeystroke];

if ((await runCommand(['node', 'scripts/build.mjs'])) !== 0) process.exit(1);

const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];
const browser = await chromium.launch({ executablePath: await findChromium(), args });
try {
  const machine = `${availableParallelism()} cores, ${process.arch}, Chromium ${browser.version()}`;
  const parts = [
    `# How fast it is\n\nWritten by \`npm run bench\` on a machine with ${machine}. Times in milliseconds.\n`,
  ];
  for (const bench of benches) parts.push(reportOf(bench, await bench.run(browser)));
  const report = parts.join('\n');
  process.stdout.write(`\n${report}`);
  await writeFile(new URL('results.md', import.meta.url), report);
} finally {
  await browser.close();
}
