import type { Bench } from './bench-definition.ts';
import { calculatorKeystroke } from './calculator-keystroke/calculator-keystroke.ts';
import { dashboard } from './dashboard/dashboard.ts';
import { lists } from './lists/lists.ts';
import { productImport } from './product-import/product-import.ts';
import { web } from './web/web.ts';

/** By the names of their folders; `npm run bench lists` runs one and leaves what was written about the others. */
export const benches: Record<string, Bench> = {
  'calculator-keystroke': calculatorKeystroke,
  'product-import': productImport,
  lists,
  dashboard,
  web,
};
