import { readFile, writeFile } from 'node:fs/promises';
import { runCommand } from '../scripts/run-command.ts';
import { openBenchRun } from './bench-run.ts';
import { benches } from './benches.ts';
import { goalTable, reportOf } from './report.ts';
import { keepResult, readResults } from './results-file.ts';

const wanted = process.argv.slice(2);
const mode = wanted.includes('--full') ? 'full' : 'quick';
const named = wanted.filter((argument) => argument !== '--full');
const unknown = named.filter((name) => !(name in benches));
if (unknown.length > 0)
  throw new Error(`There is no bench ${unknown.join(', ')}; there are ${Object.keys(benches).join(', ')}.`);
const chosen = Object.entries(benches).filter(([key, { onlyInFull = false }]) =>
  named.length === 0 ? mode === 'full' || !onlyInFull : named.includes(key),
);

if ((await runCommand('node scripts/build.mjs')) !== 0) process.exit(1);

await using run = openBenchRun(mode === 'full');
for (const [key, bench] of chosen) {
  const began = performance.now();
  run.say(`== ${bench.name}`);
  await keepResult(mode, key, await bench.run(run));
  run.say(`== ${bench.name}: ${((performance.now() - began) / 1000).toFixed(0)} s`);
}

const results = await readResults();
const earlierFigures = await readFile(new URL('before-and-after.md', import.meta.url), 'utf8');
await writeFile(new URL('results.md', import.meta.url), reportOf(benches, results, earlierFigures));
const measured = chosen.flatMap(([key, { name }]) => {
  const result = results[mode][key];
  return result === undefined ? [] : [{ name, result }];
});
process.stdout.write(`\n${goalTable(measured)}\nEach figure behind them is in bench/results.md.\n`);
