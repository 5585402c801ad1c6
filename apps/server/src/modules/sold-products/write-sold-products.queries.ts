import { sql } from 'kysely';
import type { Caller, Tx } from '../../database/database.ts';
import type { HeadValues, TemplateColumns } from './sold-product-columns.ts';

const now = sql<Date>`now()`;

interface NewValues {
  readonly head: HeadValues;
  readonly data: TemplateColumns | undefined;
}

const asJson = (value: object | null) => (value === null ? null : JSON.stringify(value));

export const insertTemplate = (tx: Tx, caller: Caller, { head, data }: NewValues) =>
  tx
    .insertInto('template')
    .values({
      ...head,
      organisation_id: caller.organisationId,
      created_by: caller.userId,
      updated_by: caller.userId,
      ...(data && {
        ...data,
        data: JSON.stringify(data.data),
        item_data: asJson(data.item_data),
        data_version: 1,
        data_updated_by: caller.userId,
        data_updated_at: now,
      }),
    })
    .returning(['id', 'data_version'])
    .executeTakeFirstOrThrow();

interface Changed extends NewValues {
  readonly templateId: string;
  /** What was read; any where it is not told. */
  readonly version: number | undefined;
}

/** No row where it is not there, or not in the version that was read. */
export function updateTemplateRow(tx: Tx, caller: Caller, { templateId, version, head, data }: Changed) {
  const update = tx
    .updateTable('template')
    .set(({ eb }) => ({
      ...head,
      ...(data && dataValues(caller, data)),
      version: eb('version', '+', 1),
      updated_by: caller.userId,
      updated_at: now,
    }))
    .where('organisation_id', '=', caller.organisationId)
    .where('id', '=', templateId)
    .returning('id');
  return (version === undefined ? update : update.where('version', '=', version)).executeTakeFirst();
}

/** Data that say exactly what was there are no new version, nor is anybody reminded of them again. */
function dataValues({ userId }: Caller, data: TemplateColumns) {
  const [newData, newRows] = [JSON.stringify(data.data), asJson(data.item_data)];
  const isNew = sql`(data is distinct from ${newData}::jsonb or item_data is distinct from ${newRows}::jsonb)`;
  return {
    ...data,
    data: newData,
    item_data: newRows,
    data_version: sql<number>`data_version + case when ${isNew} then 1 else 0 end`,
    data_updated_by: sql<string>`case when ${isNew} then ${userId}::uuid else data_updated_by end`,
    data_updated_at: sql<Date>`case when ${isNew} then now() else data_updated_at end`,
    expiry_reminder_at: sql<Date>`case when ${isNew} then ${data.expiry_reminder_at}::timestamptz else expiry_reminder_at end`,
  };
}

/** In one order, so that two who delete the same do not wait for each other. */
export async function deleteTemplateRows(
  tx: Tx,
  organisationId: string,
  ids: readonly string[],
): Promise<{ name: string }[]> {
  const held = await tx
    .selectFrom('template')
    .select('name')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  await tx
    .deleteFrom('template')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return held;
}
