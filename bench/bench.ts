import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../scripts/chromium/find-chromium.ts';
import { runCommand } from '../scripts/test/run-command.ts';
import type { Bench } from './bench-definition.ts';
import { calculatorKeystroke } from './calculator-keystroke/calculator-keystroke.ts';
import { dashboard } from './dashboard/dashboard.ts';
import { lists } from './lists/lists.ts';
import { productImport } from './product-import/product-import.ts';
import { comparisonTable, earlierSection, sectionOf } from './report.ts';

/** By the names of their folders; `npm run bench lists` runs one and leaves what was written about the others. */
const benches: Record<string, Bench> = {
  'calculator-keystroke': calculatorKeystroke,
  'product-import': productImport,
  lists,
  dashboard,
};

const chosen = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(benches);
const unknown = chosen.filter((name) => !(name in benches));
if (unknown.length > 0)
  throw new Error(`There is no bench ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}.`);

const needPage = chosen.some((name) => 'plain' in (benches[name] ?? {}));
if (needPage && (await runCommand(['node', 'scripts/build.mjs'])) !== 0) process.exit(1);

const file = new URL('results.md', import.meta.url);
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];
let opened: Promise<Browser> | undefined;
const openBrowser = () => {
  opened ??= findChromium().then((executablePath) => chromium.launch({ executablePath, args }));
  return opened;
};

try {
  const earlier = await readFile(file, 'utf8');
  const parts: string[] = [];
  for (const [name, bench] of Object.entries(benches)) {
    const section = chosen.includes(name) ? await measure(bench) : earlierSection(earlier, bench);
    if (section !== undefined) parts.push(section);
  }
  const machine = `${availableParallelism()} cores, ${process.arch}`;
  const head = `# How fast it is\n\nWritten by \`npm run bench\` on a machine with ${machine}. Times in milliseconds.\n`;
  const report = [head, ...parts].join('\n');
  process.stdout.write(`\n${report}`);
  await writeFile(file, report);
} finally {
  await (await opened)?.close();
}

async function measure(bench: Bench): Promise<string> {
  const table = 'plain' in bench ? comparisonTable(bench, await bench.run(openBrowser)) : await bench.tabulate();
  return sectionOf(bench, table);
}
