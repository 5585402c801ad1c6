import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { EmissionData } from '@pcf/contract/resources/emission-data';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { type Answering, type Asked, askFor, asOwner } from '../../../testing/answering.ts';
import { completeAnswer, submitAnswer } from '../../../testing/answers.ts';
import type { TestServer } from '../../../testing/test-server.ts';

type Values = NonNullable<EmissionData['emissionValues']>;
type Given = Readonly<Record<string, unknown>>;
export type FootprintLine = OperationOutput<'listFootprintLines'>['data'][number];
export type Footprint = OperationOutput<'getFootprint'>;

/** A tonne of a product that counts in kilograms, in 2026. */
export const tonne = { unit: 'KG', yearlyQuantity: 1000, quantityYear: 2026 } as const;

export const submitted = async ({ server, mill }: Answering, { params }: Asked, values: Values, version = 1) => {
  const { requestReference, productId } = params;
  const { status, body } = await submitAnswer(server, mill.token, requestReference, productId, {
    data:
      values.granularity === 'UNAVAILABLE' ? { emissionValues: values } : completeAnswer({ emissionValues: values }),
    submissionVersion: version - 1,
    plausibilityConfirmation: 'Measured',
  });
  expect(status, JSON.stringify(body)).toBe(200);
};

export async function accepted(all: Answering, asked: Asked, version = 1): Promise<void> {
  const { status, body } = await all.server.call('acceptEmissionData', {
    token: all.buyer,
    params: asked.params,
    body: { version },
  });
  expect(status, JSON.stringify(body)).toBe(200);
}

/** A product whose supplier has answered and whose answer is in force. */
export async function answeredPurchase(all: Answering, product: Given, values: Values): Promise<Asked> {
  const asked = await askFor(all, {}, product);
  await submitted(all, asked, values);
  await accepted(all, asked);
  return asked;
}

export async function listLines(server: TestServer, token: string, query: Readonly<Record<string, string>> = {}) {
  const { status, body } = await server.call('listFootprintLines', { token, query });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as OperationOutput<'listFootprintLines'>;
}

/** All that was bought of one product in the newest year, or another. */
export async function linesOf(all: Answering, productId: string, year?: number): Promise<FootprintLine[]> {
  const years = year === undefined ? {} : { year: String(year) };
  return (await listLines(all.server, all.buyer, { productIds: productId, ...years })).data;
}

export async function footprintOf(all: Answering, year?: number): Promise<Footprint> {
  const query = year === undefined ? {} : { year: String(year) };
  const { status, body } = await all.server.call('getFootprint', { token: all.buyer, query });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as Footprint;
}

/** Every purchase is as the rule has it now, and every sum is of what it sums. */
export async function expectExactTotals(server: TestServer): Promise<void> {
  const outdated = await asOwner(
    server,
    sql`
      select y.line_id, y.year, to_jsonb(y) as kept, to_jsonb(m) as now
        from purchase_year y
        join product_line l on l.id = y.line_id
        join product p on p.id = l.product_id
       cross join lateral measure_purchase(y.quantity, y.quantity_unit, p.unit, p.mass_kg, p.estimate_factor, l.in_force_version is not null,
               l.in_force_value, l.in_force_unit, l.in_force_unit_amount, l.in_force_mass_kg) m
       where (y.mass_kg, y.specific_kg, y.estimated_kg, y.gap, y.supplier_organisation_id, y.archived)
             is distinct from (m.mass_kg, m.specific_kg, m.estimated_kg, m.gap, l.supplier_organisation_id, l.archived)`,
  );
  expect(outdated).toEqual([]);
  const wrong = await asOwner(
    server,
    sql`
      with summed as (
        select y.customer_organisation_id, y.year, k.partner_id, count(*) as lines, count(y.specific_kg) as specific_lines,
               count(y.estimated_kg) as estimated_lines, count(y.mass_kg) as weighed_lines, coalesce(sum(y.mass_kg), 0) as mass_kg,
               coalesce(sum(y.mass_kg) filter (where y.specific_kg is not null), 0) as specific_mass_kg,
               coalesce(sum(y.mass_kg) filter (where y.estimated_kg is not null), 0) as estimated_mass_kg,
               coalesce(sum(y.specific_kg), 0) as specific_kg, coalesce(sum(y.estimated_kg), 0) as estimated_kg
          from purchase_year y
         cross join lateral (values ('00000000-0000-0000-0000-000000000000'::uuid), (y.supplier_organisation_id)) k (partner_id)
         where not y.archived and k.partner_id is not null
         group by 1, 2, 3
      ), tallied as (
        select organisation_id as customer_organisation_id, year, partner_id, sum(lines) as lines, sum(specific_lines) as specific_lines,
               sum(estimated_lines) as estimated_lines, sum(weighed_lines) as weighed_lines, sum(mass_kg) as mass_kg,
               sum(specific_mass_kg) as specific_mass_kg, sum(estimated_mass_kg) as estimated_mass_kg, sum(specific_kg) as specific_kg,
               sum(estimated_kg) as estimated_kg
          from purchase_tally group by 1, 2, 3
        having (sum(lines), sum(specific_lines), sum(estimated_lines), sum(weighed_lines), sum(mass_kg), sum(specific_mass_kg),
                sum(estimated_mass_kg), sum(specific_kg), sum(estimated_kg)) <> (0, 0, 0, 0, 0, 0, 0, 0, 0)
      )
      (table summed except table tallied) union all (table tallied except table summed)`,
  );
  expect(wrong).toEqual([]);
}
