import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import type { Database } from '../database/database.ts';
import { updateOrganisation } from '../modules/organisation/organisation.service.ts';
import { setSbtiTarget } from '../modules/organisation/sbti-target.service.ts';
import { atDemoMoment, demoCallers } from './at-demo-moment.ts';
import { loadOnce } from './load-once.ts';

/** What the demo's organisations say of themselves; some have not said. */
const demoFacts: readonly DemoFacts[] = [
  {
    email: 'lena.brandt@nordic-kitchen.example',
    target: {
      hasTarget: true,
      ambition: 'ONE_POINT_FIVE_DEGREES',
      baseYear: 2021,
      targetYear: 2030,
      reductionPercent: 42,
      status: 'VALIDATED',
    },
    identifiers: { VAT: 'SE556677889901', DUNS: '123456789' },
  },
  {
    email: 'ingrid.solberg@hydral-rolling.example',
    target: {
      hasTarget: true,
      ambition: 'ONE_POINT_FIVE_DEGREES',
      baseYear: 2020,
      targetYear: 2032,
      reductionPercent: 50,
      status: 'SET',
    },
    identifiers: { VAT: 'NO987654321MVA', BPNL: 'BPNL00000003HYDR' },
  },
  {
    email: 'sara.lindholm@lindholm-plastics.example',
    target: {
      hasTarget: false,
      reasonForNoTarget: 'PLANNING_TO_INTRODUCE_TARGET_IN_NEXT_TWO_YEARS',
    },
  },
  {
    email: 'claire.fontaine@papeteries-rhone.example',
    target: {
      hasTarget: true,
      ambition: 'WELL_BELOW_TWO_DEGREES',
      baseYear: 2019,
      targetYear: 2030,
      reductionPercent: 27.5,
      status: 'COMMITTED',
    },
  },
  {
    email: 'jana.kruger@uckerfeld-muehlen.example',
    target: {
      hasTarget: true,
      ambition: 'ONE_POINT_FIVE_DEGREES',
      baseYear: 2022,
      targetYear: 2030,
      reductionPercent: 42,
      status: 'COMMITTED',
    },
  },
  {
    email: 'marco.ferrara@lucania-conserve.example',
    target: { hasTarget: false, reasonForNoTarget: 'LACK_OF_INTERNAL_RESOURCES' },
  },
];

/** The targets and identifiers of the demo's organisations. */
export async function loadDemoFacts(database: Database): Promise<void> {
  await loadOnce(database, 'demo facts', async () => {
    const callers = await demoCallers(database);
    for (const { email, target, identifiers } of demoFacts) {
      const caller = callers.get(email);
      if (!caller) continue;
      await atDemoMoment(database, 230.6, caller, async (tx) => {
        if (target) await setSbtiTarget(tx, { body: target }, caller);
        if (!identifiers) return;
        const { name } = await tx.selectFrom('organisation').select('name').executeTakeFirstOrThrow();
        await updateOrganisation(tx, { body: { name, identifiers } }, caller);
      });
    }
  });
}

type Target = CheckedInput<'setSbtiTarget'>['body'];

type Identifiers = NonNullable<CheckedInput<'updateOrganisation'>['body']['identifiers']>;

interface DemoFacts {
  /** Of an ADMIN of the organisation. */
  readonly email: string;
  readonly target?: Target;
  readonly identifiers?: Identifiers;
}
