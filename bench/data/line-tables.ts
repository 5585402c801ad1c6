import { answerKinds, answerOf } from './answers.ts';
import { draw, idOf, keyOf } from './draws.ts';
import { kinds } from './kinds.ts';
import type { FilledBatch, Line, Submission } from './lines.ts';
import { dayMilliseconds, dayOf, momentOf, monthOf } from './moments.ts';
import { documentsOf } from './organisation-tables.ts';
import type { Supplier } from './organisations.ts';
import { productOf } from './products.ts';
import { type Exchange, row, rowsOf, type Table } from './table.ts';

const ofBatches = (text: (batch: FilledBatch, exchange: Exchange) => string) =>
  function* rows(exchange: Exchange) {
    for (const batch of exchange.batches()) yield text(batch, exchange);
  };
const ofLines = (text: (line: Line, exchange: Exchange) => string) =>
  ofBatches(({ lines }, exchange) => rowsOf(lines, (line) => text(line, exchange)));
const ofRequests = (text: (request: FilledBatch['requests'][number], exchange: Exchange) => string) =>
  ofBatches(({ requests }, exchange) => rowsOf(requests, (request) => text(request, exchange)));

const what = {
  quantity: 21,
  unit: 22,
  template: 23,
  ofTemplate: 24,
  draft: 25,
  document: 26,
  ofSupplier: 27,
  match: 28,
  visit: 29,
};

const productIdOf = ({ customer, product }: Line) => idOf(kinds.product, customer.ordinal, product);

const answerTo = ({ answer, submittedAt }: Pick<Submission, 'answer' | 'submittedAt'>) =>
  answerOf(answer, monthOf(submittedAt));

function dataOf(given: Pick<Submission, 'answer' | 'submittedAt' | 'value'>): string {
  const [before, behind] = answerTo(given).data;
  return behind === undefined ? before : before + given.value + behind;
}

const campaign: Table = {
  name: 'campaign',
  columns: 'id, customer_organisation_id, name, created_by, created_at',
  rows: ofBatches(({ campaignId, customer, ordinal, sentAt }) =>
    campaignId === null
      ? ''
      : row(campaignId, customer.id, `Campaign ${ordinal + 1} of ${dayOf(sentAt)}`, customer.userId, momentOf(sentAt)),
  ),
};

const emissionRequest: Table = {
  name: 'emission_request',
  columns:
    'id, customer_organisation_id, supplier_organisation_id, campaign_id, reference, due_date, expected_unit, created_by, created_at, requested_lines, pending_review_lines, rejected_lines, declined_lines, canceled_lines, completed_lines',
  rows: ofRequests(({ id, customer, partner, campaignId, reference, dueDate, sentAt, lines }) => {
    const count = (status: Line['status']) => lines.reduce((sum, line) => sum + (line.status === status ? 1 : 0), 0);
    return row(
      id,
      customer.id,
      partner.id,
      campaignId,
      reference,
      dueDate,
      lines.length % 2 === 0 ? 'KG' : null,
      customer.userId,
      momentOf(sentAt),
      count('REQUESTED'),
      count('PENDING_REVIEW'),
      count('REJECTED'),
      count('DECLINED'),
      count('CANCELED'),
      count('COMPLETED'),
    );
  }),
};

const product: Table = {
  name: 'product',
  columns:
    'id, organisation_id, name, internal_reference, unit, mass_kg, estimate, estimate_factor, created_by, created_at, updated_at, archived_at',
  rows: ofLines((line) => {
    if (!line.first) return '';
    const { name, reference, unit, massKg, estimate } = productOf(line.customer, line.product);
    const at = momentOf(line.createdAt);
    const chosen =
      estimate === null
        ? null
        : `{"topCategory":"Materials","category":"Parts","subcategory":"Parts","name":"Parts, average","impact":${estimate},"version":"2026.1","chosenBy":"Robin Keller","chosenAt":"${at}"}`;
    return row(
      productIdOf(line),
      line.customer.id,
      name,
      reference,
      unit,
      massKg,
      chosen,
      estimate,
      line.customer.userId,
      at,
      at,
      line.archived ? momentOf(line.updatedAt) : null,
    );
  }),
};

const productLine: Table = {
  name: 'product_line',
  columns:
    'id, customer_organisation_id, product_id, supplier_organisation_id, status, version, product_name, internal_reference, archived, request_id, request_reference, due_date, sent_at, requested_at, mailed_at, sent_name, sent_reference, sent_unit, sent_mass_kg, supplier_product_reference, reason, reason_code, work_begun_at, created_at, updated_at, submission_version, submitted_at, emission_value, emission_unit, emission_unit_amount, emission_value_granularity, emission_value_confidence, emission_data_verified, primary_data_share, valid_until, product_mass_kg, quality_score, in_force_version, in_force_at, in_force_value, in_force_unit, in_force_unit_amount, in_force_granularity, in_force_confidence, in_force_verified, in_force_primary_data_share, in_force_valid_until, in_force_mass_kg, in_force_quality_score',
  rows: ofLines((line) => {
    const { customer, partner, request, status, submissions } = line;
    const { name, reference, unit, massKg } = productOf(customer, line.product);
    const sentAt = request === null ? null : momentOf(request.sentAt);
    const newest = submissions.at(-1);
    const answer = newest && answerTo(newest).columns;
    const shown =
      newest && answer
        ? ([
            answer.emission_value === null ? null : newest.value,
            answer.emission_unit,
            answer.emission_unit_amount,
            answer.emission_value_granularity,
            answer.emission_value_confidence,
            answer.emission_data_verified,
            answer.primary_data_share,
            answer.valid_until,
            answer.product_mass_kg,
            answer.quality_score,
          ] as const)
        : nothing;
    const inForce = newest?.outcome === 'ACCEPTED';
    return row(
      line.id,
      customer.id,
      productIdOf(line),
      partner.id,
      status,
      eventsOf(line).length,
      name,
      reference,
      line.archived,
      request?.id ?? null,
      request?.reference ?? null,
      request?.dueDate ?? null,
      sentAt,
      sentAt,
      sentAt,
      request && name,
      request && reference,
      request && unit,
      request && massKg,
      line.key % 3 === 0 ? `S-${line.key & 0xfffff}` : null,
      status === 'REJECTED' ? 'Please state the reference year.' : status === 'DECLINED' ? 'We do not sell it.' : null,
      status === 'DECLINED' ? 'NOT_OUR_PRODUCT' : null,
      hasDraft(line) && request ? momentOf(request.sentAt + dayMilliseconds) : null,
      momentOf(line.createdAt),
      momentOf(line.updatedAt),
      submissions.length,
      newest ? momentOf(newest.submittedAt) : null,
      ...shown,
      inForce ? submissions.length : null,
      inForce && newest.reviewedAt ? momentOf(newest.reviewedAt) : null,
      ...(inForce ? shown : nothing),
    );
  }),
};

const nothing = [null, null, null, null, null, null, null, null, null, null] as const;

const requestLine: Table = {
  name: 'request_line',
  columns: 'customer_organisation_id, request_id, line_id',
  rows: ofLines(({ customer, request, id }) => (request ? row(customer.id, request.id, id) : '')),
};

const purchase: Table = {
  name: 'purchase',
  columns: 'customer_organisation_id, line_id, supplier_number, yearly_quantity, quantity_unit, quantity_year',
  rows: ofLines(({ customer, id, key }, { today }) => {
    const drawn = draw(key, what.quantity);
    return drawn < 0.4
      ? ''
      : row(
          customer.id,
          id,
          `${10_000 + (key & 0xffff)}`,
          1 + Math.floor(drawn * 1000),
          draw(key, what.unit) < 0.25 ? 'KG' : null,
          new Date(today).getUTCFullYear(),
        );
  }),
};

interface HistoryEvent {
  readonly event: string;
  readonly from: Line['status'] | null;
  readonly to: Line['status'];
  readonly at: number;
  readonly bySupplier: boolean;
  readonly comment: string | null;
}

/** What happened to a line, in the order in which it did. */
function eventsOf(line: Line): HistoryEvent[] {
  const events: HistoryEvent[] = [];
  let status: Line['status'] | null = null;
  const add = (event: string, to: Line['status'], at: number, bySupplier: boolean, comment: string | null = null) => {
    events.push({ event, from: status, to, at, bySupplier, comment });
    status = to;
  };
  add('CREATED', 'NOT_STARTED', line.createdAt, false);
  if (line.request === null) return events;
  add('SENT', 'REQUESTED', line.request.sentAt, false);
  for (const { submittedAt, reviewedAt, outcome } of line.submissions) {
    add('SUBMITTED', 'PENDING_REVIEW', submittedAt, true);
    if (reviewedAt === null) continue;
    if (outcome === 'ACCEPTED') add('ACCEPTED', 'COMPLETED', reviewedAt, false);
    else add('REJECTED', 'REJECTED', reviewedAt, false, 'Please state the reference year.');
  }
  if (line.status === 'CANCELED') add('CANCELED', 'CANCELED', line.updatedAt, false);
  if (line.status === 'DECLINED') add('DECLINED', 'DECLINED', line.updatedAt, true, 'We do not sell it.');
  return events;
}

const lineHistory: Table = {
  name: 'line_history',
  columns:
    'customer_organisation_id, line_id, supplier_organisation_id, actor_organisation_id, actor_id, event, from_status, to_status, request_reference, comment, created_at',
  rows: ofLines((line) => {
    const { customer, partner, request } = line;
    return rowsOf(eventsOf(line), ({ event, from, to, at, bySupplier, comment }) => {
      const by = bySupplier ? (partner.supplier as Supplier) : customer;
      const sent = event !== 'CREATED';
      return row(
        customer.id,
        line.id,
        sent ? partner.id : null,
        by.id,
        by.userId,
        event,
        from,
        to,
        sent && request ? request.reference : null,
        comment,
        momentOf(at),
      );
    });
  }),
};

const submission: Table = {
  name: 'submission',
  columns:
    'customer_organisation_id, line_id, version, supplier_organisation_id, data, submitted_by, submitted_at, outcome, reviewed_by, reviewed_at, review_comment',
  rows: ofLines(({ customer, partner, id, submissions }) => {
    let all = '';
    for (const [index, given] of submissions.entries()) {
      const { submittedAt, reviewedAt, outcome } = given;
      all += row(
        customer.id,
        id,
        index + 1,
        partner.id,
        dataOf(given),
        partner.supplier?.userId ?? null,
        momentOf(submittedAt),
        outcome,
        outcome && customer.userId,
        reviewedAt && momentOf(reviewedAt),
        outcome === 'REJECTED' ? 'Please state the reference year.' : null,
      );
    }
    return all;
  }),
};

const submissionDocument: Table = {
  name: 'submission_document',
  columns: 'customer_organisation_id, line_id, version, supplier_organisation_id, document_id',
  rows: ofLines(({ customer, partner: { supplier }, id, key, submissions }) =>
    supplier && submissions.length > 0 && draw(key, what.document) < 0.05
      ? row(
          customer.id,
          id,
          submissions.length,
          supplier.id,
          idOf(kinds.document, supplier.ordinal, Math.floor(draw(key, what.ofSupplier) * documentsOf(supplier))),
        )
      : '',
  ),
};

/** Of what waits for its answer, somebody has begun one in ten. */
const hasDraft = ({ status, key, partner: { supplier } }: Line) =>
  supplier !== null && status === 'REQUESTED' && draw(key, what.draft) < 0.1;

const lineDraft: Table = {
  name: 'line_draft',
  columns: 'supplier_organisation_id, customer_organisation_id, line_id, version, content, saved_by, saved_at',
  rows: ofLines((line) => {
    const {
      customer,
      partner: { supplier },
      id,
      request,
      key,
    } = line;
    if (!supplier || !request || !hasDraft(line)) return '';
    const data = dataOf({ answer: Math.abs(key) % answerKinds, submittedAt: request.sentAt, value: '1.5' });
    return row(
      supplier.id,
      customer.id,
      id,
      1,
      `{"data":${data}}`,
      supplier.userId,
      momentOf(request.sentAt + dayMilliseconds),
    );
  }),
};

const lineVisit: Table = {
  name: 'line_visit',
  columns: 'supplier_organisation_id, user_id, customer_organisation_id, line_id, visited_at',
  rows: ofLines(({ customer, partner: { supplier }, id, request, key }) =>
    supplier && request && draw(key, what.visit) < 0.1
      ? row(supplier.id, supplier.userId, customer.id, id, momentOf(request.sentAt + dayMilliseconds / 2))
      : '',
  ),
};

const template: Table = {
  name: 'template',
  columns:
    'id, organisation_id, name, internal_reference, version, data_version, data, emission_value, emission_unit, emission_unit_amount, emission_value_granularity, emission_data_verified, primary_data_share, reference_year, valid_until, created_by, created_at, updated_by, updated_at, data_updated_by, data_updated_at',
  *rows({ organisations: { suppliers, customers }, today }) {
    const year = new Date(today).getUTCFullYear();
    for (const supplier of suppliers) {
      let all = '';
      for (let place = 0; place < supplier.templates; place += 1) {
        const key = keyOf(supplier.ordinal, kinds.template, place);
        const { name } = productOf(customers[0] as (typeof customers)[number], place);
        const created = today - (30 + Math.floor(draw(key, 0) * 900)) * dayMilliseconds;
        const given = {
          answer: Math.floor(draw(key, 1) * answerKinds),
          submittedAt: today - 30 * dayMilliseconds,
          value: String(Math.round(draw(key, 2) * 1e5) / 1000),
        };
        const { columns } = answerTo(given);
        const version = dataVersionOf(place);
        all += row(
          idOf(kinds.template, supplier.ordinal, place),
          supplier.id,
          `${name} of ours`,
          `T-${place}`,
          version,
          version,
          dataOf(given),
          columns.emission_value === null ? null : given.value,
          columns.emission_unit,
          columns.emission_unit_amount,
          columns.emission_value_granularity,
          columns.emission_data_verified,
          columns.primary_data_share,
          columns.emission_value === null ? null : year - 1,
          columns.valid_until,
          supplier.userId,
          momentOf(created),
          supplier.userId,
          momentOf(created + dayMilliseconds),
          supplier.userId,
          momentOf(created + dayMilliseconds),
        );
      }
      yield all;
    }
  },
};

/** The data of every fourth were published anew since they were answered with. */
const dataVersionOf = (place: number) => (place % 4 === 3 ? 2 : 1);
const templateFor = (supplier: Supplier, key: number) =>
  Math.floor(draw(key, what.ofTemplate) ** 2 * supplier.templates);

const templateUse: Table = {
  name: 'template_use',
  columns: 'supplier_organisation_id, customer_organisation_id, line_id, template_id, template_version, outdated',
  rows: ofLines(({ customer, partner: { supplier }, id, key, submissions }) => {
    if (!supplier || submissions.length === 0 || draw(key, what.template) >= 0.3) return '';
    const place = templateFor(supplier, key);
    return row(
      supplier.id,
      customer.id,
      id,
      idOf(kinds.template, supplier.ordinal, place),
      1,
      dataVersionOf(place) > 1,
    );
  }),
};

const templateMatch: Table = {
  name: 'template_match',
  columns: 'supplier_organisation_id, customer_organisation_id, line_id, template_id, confirmed_by, confirmed_at',
  rows: ofLines(({ customer, partner: { supplier }, id, key, request }) =>
    supplier && request && draw(key, what.match) < 0.1
      ? row(
          supplier.id,
          customer.id,
          id,
          idOf(kinds.template, supplier.ordinal, templateFor(supplier, key)),
          supplier.userId,
          momentOf(request.sentAt + dayMilliseconds / 2),
        )
      : '',
  ),
};

const daysOfNotifications = 120;

const notification: Table = {
  name: 'notification',
  columns:
    'organisation_id, side, kind, partner_organisation_id, lines, customer_organisation_id, line_id, product_id, product_name, request_reference, actor_id, created_at',
  rows: ofRequests(({ customer, partner: { supplier }, lines, reference, sentAt }, { today }) => {
    const since = today - daysOfNotifications * dayMilliseconds;
    const [first] = lines;
    if (!supplier || !first) return '';
    const { name } = productOf(customer, first.product);
    const told =
      sentAt < since
        ? ''
        : row(
            supplier.id,
            'SUPPLIER',
            'REQUESTED',
            customer.id,
            lines.length,
            customer.id,
            first.id,
            productIdOf(first),
            name,
            reference,
            customer.userId,
            momentOf(sentAt),
          );
    return (
      told +
      rowsOf(lines, (line) => {
        const newest = line.submissions.at(-1);
        return newest && newest.submittedAt >= since
          ? row(
              customer.id,
              'CUSTOMER',
              'SUBMITTED',
              supplier.id,
              1,
              customer.id,
              line.id,
              productIdOf(line),
              productOf(customer, line.product).name,
              reference,
              supplier.userId,
              momentOf(newest.submittedAt),
            )
          : '';
      })
    );
  }),
};

const activity: Table = {
  name: 'activity',
  columns: 'id, organisation_id, actor_id, event, details, created_at',
  rows: ofBatches(({ customer, ordinal, lines, requests, createdAt, sentAt }) => {
    const entry = (by: { id: string; userId: string }, place: number, event: string, details: string, at: number) =>
      row(
        idOf(kinds.activity, customer.ordinal, ordinal * 4096 + place),
        by.id,
        by.userId,
        event,
        details,
        momentOf(at),
      );
    let all = entry(customer, 0, 'PRODUCTS_CREATED', `{"count":"${lines.length}"}`, createdAt);
    for (const [index, { partner, lines: sent }] of requests.entries()) {
      all += entry(
        customer,
        1 + index * 3,
        'REQUESTS_SENT',
        `{"count":"${sent.length}","organisation":"${partner.name}"}`,
        sentAt,
      );
      const answered = sent.filter(({ submissions }) => submissions.length > 0);
      const [first] = answered;
      if (!first || !partner.supplier) continue;
      const at = first.submissions[0]?.submittedAt ?? sentAt;
      all += entry(
        partner.supplier,
        2 + index * 3,
        'DATA_SUBMITTED',
        `{"count":"${answered.length}","organisation":"${customer.name}"}`,
        at,
      );
      if (first.status === 'COMPLETED')
        all += entry(
          customer,
          3 + index * 3,
          'DATA_ACCEPTED',
          `{"count":"${answered.length}","organisation":"${partner.name}"}`,
          first.updatedAt,
        );
    }
    return all;
  }),
};

export const lineTables: readonly Table[] = [
  campaign,
  emissionRequest,
  product,
  productLine,
  requestLine,
  purchase,
  lineHistory,
  submission,
  submissionDocument,
  lineDraft,
  lineVisit,
  template,
  templateUse,
  templateMatch,
  notification,
  activity,
];
