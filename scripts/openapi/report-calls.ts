import { operations } from '@pcf/contract/operations/operations';
import { type SpecificationCall, specificationCalls } from '@pcf/contract/specification-calls';
import { callCoverage } from './call-coverage.ts';

const { existing, missing } = callCoverage(specificationCalls, Object.values(operations));
const linesOf = (calls: readonly SpecificationCall[]) => calls.map(({ method, path }) => `  ${method} ${path}`);

const report = [
  `${existing.length} of ${specificationCalls.length}`,
  'exist:',
  ...linesOf(existing),
  ...(missing.length > 0 ? ['missing:', ...linesOf(missing)] : []),
];
process.stdout.write(`${report.join('\n')}\n`);
