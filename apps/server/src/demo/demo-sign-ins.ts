import { demoPassword } from './demo-organisations.ts';

/** As whom a visitor of the demo may look around: on either side of the same exchange. */
export const demoSignIns = {
  customer: 'lena.brandt@nordic-kitchen.example',
  supplier: 'ingrid.solberg@hydral-rolling.example',
  password: demoPassword,
} as const;
