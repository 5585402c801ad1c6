import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './run-command.ts';
import { unprovenIn } from './test-report.ts';

/** Commands of one step run at the same time. */
interface Step {
  readonly name: string;
  readonly commands: readonly string[];
  /** The exit code by which a command says that it needs what this machine does not have. */
  readonly notHere?: number;
  /** Where Vitest writes what became of each test. */
  readonly report?: string;
}

const reports = mkdtempSync(join(tmpdir(), 'pcf-exchange-test-'));

function vitest(name: string, ...projects: readonly string[]): Step {
  const report = join(reports, `${projects[0]}.json`);
  const named = projects.map((project) => `--project ${project}`).join(' ');
  const reporters = `--reporter=default --reporter=json --outputFile.json=${report}`;
  return { name, report, commands: [`vitest run ${named} ${reporters}`] };
}

/** One checker for each program: several would work out the same types again, at more than twice the cost. */
const types: Step = {
  name: 'types',
  commands: ['apps/web', 'tsconfig.json', 'e2e', 'bench'].map((project) => `tsc -p ${project} --checkers 1`),
};
/** Unused code is found on one core; the other one has time for the rest. */
const rules: Step = { name: 'lint, format and unused code', commands: ['biome ci .', 'knip'] };
const build: Step = { name: 'build of the page', commands: ['node scripts/build.mjs'] };

/** It takes root on Debian, or a Linux that has the tools. */
const image: Step = { name: 'the image', commands: ['node scripts/image/prove-image.ts'], notHere: 77 };

/** `npm run verify`: what needs no browser, no build and no database server. */
const verify: readonly Step[] = [types, rules, vitest('unit tests', 'checks', 'unit')];

/** `npm test`. vitest.config.ts says what each project holds. */
const gate: readonly Step[] = [
  types,
  rules,
  build,
  // In one run, so that no core waits for the last file of a project.
  vitest('tests without a browser', 'checks', 'unit', 'web-build', 'api-postgres', 'api-pglite', 'torture'),
  vitest('every operation has its tests', 'operations'),
  vitest('journeys', 'journeys'),
];

/** What `npm run test:all` adds. */
const rest: readonly Step[] = [
  vitest('the other tests without a browser', 'unit-more', 'api-postgres-more', 'api-pglite-more', 'torture-more'),
  vitest('the other journeys', 'journeys-more'),
  image,
];

const choices: Readonly<Record<string, readonly Step[]>> = {
  '--verify': verify,
  '--gate': gate,
  // After an `npm test`: it needs the page that was built there.
  '--rest': rest,
  '--all': [...gate, ...rest],
};

const choice = process.argv.slice(2).at(-1) ?? '--gate';
const steps = choices[choice];
if (steps === undefined) throw new Error(`${choice} is none of ${Object.keys(choices).join(', ')}.`);

/** Every step runs, even after a failure: what is wrong is then known at once. */
const outcomes: { readonly passed: boolean; readonly line: string }[] = [];
/** Thousands of lines lie between a failure and the end of the run, so the end names it again. */
const unproven: string[] = [];
const began = performance.now();
const secondsSince = (start: number) => ((performance.now() - start) / 1000).toFixed(0).padStart(5);
for (const { name, commands, report, notHere } of steps) {
  process.stdout.write(`\n== ${name}\n`);
  const start = performance.now();
  const exitCodes = await Promise.all(commands.map((command) => runCommand(command)));
  const found = report === undefined ? [] : unprovenIn(report);
  unproven.push(...found);
  if (notHere !== undefined && exitCodes.includes(notHere)) {
    const line = `       ${secondsSince(start)} s  ${name}: NOT PROVEN on this machine, which lacks what it takes; see above`;
    outcomes.push({ passed: true, line });
    continue;
  }
  const passed = found.length === 0 && exitCodes.every((code) => code === 0);
  outcomes.push({ passed, line: `${passed ? 'passed' : 'FAILED'} ${secondsSince(start)} s  ${name}` });
}

const passed = outcomes.every((outcome) => outcome.passed);
const total = `${passed ? 'passed' : 'FAILED'} ${secondsSince(began)} s  in all`;
process.stdout.write(`\n${[...unproven, ...outcomes.map(({ line }) => line), total].join('\n')}\n`);
rmSync(reports, { recursive: true });
process.exitCode = passed ? 0 : 1;
