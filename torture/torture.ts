import { readdir, readFile, writeFile } from 'node:fs/promises';
import { runCommand } from '../scripts/run-command.ts';
import { forgetCounts, readCounts } from './counts.ts';
import { type KeptCounts, resultsOf, withNewCounts } from './results.ts';

const kept = new URL('results.json', import.meta.url);
const page = new URL('results.md', import.meta.url);

/** Themes are folders; without a name, all of them. */
const entries = await readdir(new URL('.', import.meta.url), { withFileTypes: true });
const themes = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
const named = process.argv.slice(2);
const unknown = named.filter((name) => !themes.includes(name));
if (unknown.length > 0) throw new Error(`There is no theme ${unknown.join(', ')}; there are ${themes.join(', ')}.`);
const chosen = named.length === 0 ? themes : named;

await forgetCounts();
const folders = chosen.map((theme) => `torture/${theme}/`).join(' ');
const exitCode = await runCommand(`vitest run ${folders} --project torture --project torture-more`, {
  TORTURE: 'full',
});
if (exitCode === 0) {
  const earlier = JSON.parse(await readFile(kept, 'utf8').catch(() => '[]')) as KeptCounts;
  const counts = withNewCounts(earlier, chosen, await readCounts(), new Date());
  await writeFile(kept, `${JSON.stringify(counts, null, 2)}\n`);
  await writeFile(page, resultsOf(counts));
  process.stdout.write(`\n${resultsOf(counts)}`);
}
process.exitCode = exitCode;
