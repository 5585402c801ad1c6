import type pg from 'pg';

/** Whoever writes, and what; whatever a line is told by comes with it. */
export interface PlainInput {
  readonly organisation: string;
  readonly user: string;
  readonly requestReference: string;
  readonly productId: string;
  readonly supplierId: string;
  readonly name: string;
  readonly internalReference: string;
  readonly draftVersion: number;
  /** As it is kept. */
  readonly data: unknown;
  /** What lists show of it, by their columns. */
  readonly columns: Readonly<Record<string, unknown>>;
}

interface FoundLine {
  readonly id: string;
  readonly customer_organisation_id: string;
  readonly supplier_organisation_id: string;
  readonly status: string;
  readonly submission_version: number;
  readonly work_begun_at: Date | null;
}

type Ask = <Row extends pg.QueryResultRow>(name: string, text: string, values: readonly unknown[]) => Promise<Row[]>;
export type PlainWrite = (ask: Ask, input: PlainInput) => Promise<unknown>;

const lockMinutes = 15;
const reviewReminderDays = 14;

const findLine = async (ask: Ask, side: 'customer' | 'supplier', input: PlainInput): Promise<FoundLine> => {
  const [line] = await ask<FoundLine & pg.QueryResultRow>(
    `find-line-of-${side}`,
    `select l.id, l.customer_organisation_id, l.supplier_organisation_id, l.status, l.submission_version, l.work_begun_at
       from emission_request r
       join request_line q on q.customer_organisation_id = r.customer_organisation_id and q.request_id = r.id
       join product_line l on l.customer_organisation_id = q.customer_organisation_id and l.id = q.line_id
      where r.reference = $2 and r.${side}_organisation_id = $1 and l.product_id = $3
        for update of l`,
    [input.organisation, input.requestReference, input.productId],
  );
  if (!line) throw new Error('There is no such line.');
  return line;
};

const writeHistory = (ask: Ask, line: FoundLine, input: PlainInput, event: string, to: string) =>
  ask(
    'history',
    `insert into line_history (customer_organisation_id, line_id, supplier_organisation_id, actor_organisation_id, actor_id, event,
                               from_status, to_status, request_reference)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      line.customer_organisation_id,
      line.id,
      line.supplier_organisation_id,
      input.organisation,
      input.user,
      event,
      line.status,
      to,
      input.requestReference,
    ],
  );

/** The mail to the other side, collected by a job. */
async function writeNotice(ask: Ask, line: FoundLine, input: PlainInput, recipientId: string, kind: string) {
  await ask(
    'notice',
    `insert into line_notice (recipient_organisation_id, sender_organisation_id, kind, customer_organisation_id, line_id, actor_id)
     values ($1, $2, $3, $4, $5, $6)`,
    [recipientId, input.organisation, kind, line.customer_organisation_id, line.id, input.user],
  );
  await ask('job', 'select enqueue($1, $2::jsonb)', [
    'line-notices',
    JSON.stringify({ recipientId, senderId: input.organisation, kind }),
  ]);
}

/** Each in one transaction, one statement behind the other. Tallies are written by the triggers of the tables. */
export const plainWrites = {
  async createProduct(ask, { organisation, user, supplierId, name, internalReference }) {
    const [product] = await ask<{ id: string }>(
      'product',
      'insert into product (name, internal_reference, organisation_id, created_by) values ($1, $2, $3, $4) returning id',
      [name, internalReference, organisation, user],
    );
    const [line] = await ask<{ id: string }>(
      'line',
      `insert into product_line (customer_organisation_id, product_id, supplier_organisation_id, product_name, internal_reference)
       values ($1, $2, $3, $4, $5) returning id`,
      [organisation, product?.id, supplierId, name, internalReference],
    );
    await ask(
      'created',
      `insert into line_history (customer_organisation_id, line_id, actor_organisation_id, actor_id, event, to_status)
       values ($1, $2, $1, $3, 'CREATED', 'NOT_STARTED')`,
      [organisation, line?.id, user],
    );
    await ask('activity', 'insert into activity (organisation_id, actor_id, event, details) values ($1, $2, $3, $4)', [
      organisation,
      user,
      'PRODUCTS_CREATED',
      JSON.stringify({ count: '1', product: name }),
    ]);
    return { product, line };
  },

  async saveDraft(ask, input) {
    const line = await findLine(ask, 'supplier', input);
    const key = [line.supplier_organisation_id, line.customer_organisation_id, line.id];
    await ask(
      'lock',
      `insert into line_lock (supplier_organisation_id, customer_organisation_id, line_id, holder_id, expires_at)
       values ($1, $2, $3, $4, now() + interval '${lockMinutes} minutes')
       on conflict (customer_organisation_id, line_id)
       do update set holder_id = excluded.holder_id, expires_at = excluded.expires_at, taken_at = now()`,
      [...key, input.user],
    );
    const [saved] = await ask(
      'draft',
      `insert into line_draft (supplier_organisation_id, customer_organisation_id, line_id, version, content, saved_by)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (customer_organisation_id, line_id)
       do update set version = excluded.version, content = excluded.content, saved_by = excluded.saved_by, saved_at = now()
       returning version, saved_at`,
      [...key, input.draftVersion + 1, JSON.stringify({ data: input.data }), input.user],
    );
    if (line.work_begun_at === null) {
      await ask(
        'begin-work',
        `update product_line set work_begun_at = now(), version = version + 1, updated_at = now()
          where customer_organisation_id = $1 and id = $2`,
        [line.customer_organisation_id, line.id],
      );
      await writeHistory(ask, line, input, 'WORK_BEGUN', line.status);
    }
    return saved;
  },

  async submit(ask, input) {
    const line = await findLine(ask, 'supplier', input);
    const key = [line.customer_organisation_id, line.id];
    await ask(
      'submission',
      `insert into submission (customer_organisation_id, line_id, version, supplier_organisation_id, data, submitted_by)
       values ($1, $2, $3, $4, $5, $6)`,
      [...key, line.submission_version + 1, line.supplier_organisation_id, JSON.stringify(input.data), input.user],
    );
    const names = Object.keys(input.columns);
    await ask(
      'submit',
      `update product_line
          set ${names.map((name, place) => `${name} = $${place + 3}`).join(', ')}, submission_version = submission_version + 1,
              submitted_at = now(), reason = null, reason_code = null, expected_date = null, work_begun_at = null,
              next_reminder_at = now() + interval '${reviewReminderDays} days', reminders_sent = 0, status = 'PENDING_REVIEW',
              version = version + 1, updated_at = now()
        where customer_organisation_id = $1 and id = $2`,
      [...key, ...Object.values(input.columns)],
    );
    await writeHistory(ask, line, input, 'SUBMITTED', 'PENDING_REVIEW');
    await ask('no-use', 'delete from template_use where customer_organisation_id = $1 and line_id = $2', key);
    await ask('no-draft', 'delete from line_draft where customer_organisation_id = $1 and line_id = $2', key);
    await ask('no-lock', 'delete from line_lock where customer_organisation_id = $1 and line_id = $2', key);
    await writeNotice(ask, line, input, line.customer_organisation_id, 'SUBMITTED');
    return { version: line.submission_version + 1 };
  },

  async accept(ask, input) {
    const line = await findLine(ask, 'customer', input);
    const key = [line.customer_organisation_id, line.id];
    await ask(
      'accept',
      `update product_line
          set status = 'COMPLETED', version = version + 1, updated_at = now(), in_force_version = submission_version, in_force_at = now(),
              in_force_value = emission_value, in_force_unit = emission_unit, in_force_unit_amount = emission_unit_amount,
              in_force_granularity = emission_value_granularity, in_force_confidence = emission_value_confidence,
              in_force_verified = emission_data_verified, in_force_primary_data_share = primary_data_share,
              in_force_valid_until = valid_until, in_force_mass_kg = product_mass_kg, in_force_quality_score = quality_score,
              expiry_reminder_at = greatest(valid_until - 60, now()), next_reminder_at = null, reminders_sent = 0
        where customer_organisation_id = $1 and id = $2`,
      key,
    );
    await writeHistory(ask, line, input, 'ACCEPTED', 'COMPLETED');
    await ask(
      'outcome',
      `update submission set outcome = 'ACCEPTED', reviewed_by = $4, reviewed_at = now()
        where customer_organisation_id = $1 and line_id = $2 and version = $3`,
      [...key, line.submission_version, input.user],
    );
    await writeNotice(ask, line, input, line.supplier_organisation_id, 'ACCEPTED');
    return { status: 'COMPLETED' };
  },
} satisfies Record<string, PlainWrite>;
