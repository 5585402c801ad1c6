import { api } from './api/api.ts';
import type { Bench } from './bench-definition.ts';
import { calculatorKeystroke } from './calculator-keystroke/calculator-keystroke.ts';
import { dashboard } from './dashboard/dashboard.ts';
import { exchange } from './exchange/exchange.ts';
import { honest } from './honest/honest.ts';
import { lists } from './lists/lists.ts';
import { neighbours } from './neighbours/neighbours.ts';
import { partitions } from './partitions/partitions.ts';
import { processes } from './processes/processes.ts';
import { scale } from './scale/scale.ts';
import { sizesBench } from './sizes/sizes.ts';
import { streams } from './streams/streams.ts';
import { transfer } from './transfer/transfer.ts';
import { web } from './web/web.ts';

/** By the names of their folders; `npm run bench lists` runs one and leaves what was written about the others. */
export const benches: Record<string, Bench> = {
  'calculator-keystroke': calculatorKeystroke,
  api,
  honest,
  transfer,
  lists,
  dashboard,
  partitions,
  processes,
  streams,
  neighbours,
  exchange,
  scale,
  sizes: sizesBench,
  web,
};
