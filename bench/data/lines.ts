import { answerKinds } from './answers.ts';
import { draw, idOf, keyOf } from './draws.ts';
import { kinds } from './kinds.ts';
import { dayMilliseconds, dayOf } from './moments.ts';
import { type Customer, type Organisations, type Partner, partnerAt, placeOf } from './organisations.ts';

type LineStatus = 'NOT_STARTED' | 'REQUESTED' | 'PENDING_REVIEW' | 'COMPLETED' | 'REJECTED' | 'DECLINED' | 'CANCELED';

/** One answer to a line, and what the customer said to it. */
export interface Submission {
  readonly submittedAt: number;
  readonly reviewedAt: number | null;
  readonly outcome: 'ACCEPTED' | 'REJECTED' | null;
  /** In which of the ways that suppliers have, and with which figure. */
  readonly answer: number;
  readonly value: string;
}

/** All lines of a sending that go to one supplier. */
interface Request {
  readonly id: string;
  readonly reference: string;
  readonly customer: Customer;
  readonly partner: Partner;
  readonly sentAt: number;
  readonly dueDate: string | null;
  readonly campaignId: string | null;
  readonly lines: Line[];
}

export interface Line {
  readonly id: string;
  readonly key: number;
  readonly customer: Customer;
  readonly partner: Partner;
  /** Of which of the customer's products, counted in the order of their creation. */
  readonly product: number;
  /** Whether it is the first line of its product. */
  readonly first: boolean;
  readonly createdAt: number;
  readonly request: Request | null;
  readonly status: LineStatus;
  readonly submissions: readonly Submission[];
  /** When the last thing happened to it. */
  readonly updatedAt: number;
  readonly archived: boolean;
}

/** What a customer creates at once, by a file or by hand, and sends together. */
interface Batch {
  readonly customer: Customer;
  readonly ordinal: number;
  readonly first: number;
  readonly size: number;
  readonly createdAt: number;
}

const yearsBack = 3;
const largestBatch = 500;

/** All of them as they came in, those of all customers among each other. */
function batchesOf({ customers }: Organisations, today: number): Batch[] {
  const begin = today - yearsBack * 365 * dayMilliseconds;
  const all: Batch[] = [];
  for (const customer of customers) {
    const batches = Math.max(customer.lines >= 1000 ? 4 : 1, Math.ceil(customer.lines / largestBatch));
    const size = Math.ceil(customer.lines / batches);
    for (let ordinal = 0; ordinal * size < customer.lines; ordinal += 1) {
      const when = (ordinal + draw(keyOf(customer.key, kinds.batch, ordinal), 0)) / batches;
      all.push({
        customer,
        ordinal,
        first: ordinal * size,
        size: Math.min(size, customer.lines - ordinal * size),
        createdAt: secondOf(begin + when * (today - begin)),
      });
    }
  }
  return all.sort((a, b) => a.createdAt - b.createdAt || a.customer.ordinal - b.customer.ordinal);
}

const secondOf = (moment: number) => Math.floor(moment / 1000) * 1000;

export interface FilledBatch extends Batch {
  readonly lines: readonly Line[];
  readonly requests: readonly Request[];
  readonly campaignId: string | null;
  readonly sentAt: number;
}

const what = {
  second: 1,
  place: 2,
  sent: 3,
  fate: 4,
  answered: 5,
  reviewed: 6,
  outcome: 7,
  again: 8,
  kind: 9,
  value: 10,
  archived: 11,
  due: 12,
};

/** With everything that happened to its lines until today. Requests are numbered on from the given one. */
function fillBatch(organisations: Organisations, batch: Batch, today: number, firstRequest: number): FilledBatch {
  const { customer } = batch;
  const batchKey = keyOf(customer.key, kinds.batch, batch.ordinal);
  const sentAt = batch.createdAt + secondOf(draw(batchKey, 1) * 30 * dayMilliseconds) + 1000;
  const campaignId =
    sentAt < today && draw(batchKey, 2) < 0.5 ? idOf(kinds.campaign, customer.ordinal, batch.ordinal) : null;
  const partners = new Map<number, Partner>();
  const requests = new Map<string, Request>();
  const lines: Line[] = [];
  for (let number = batch.first; number < batch.first + batch.size; number += 1) {
    const key = keyOf(customer.key, kinds.line, number);
    const place = placeOf(customer, batchKey, draw(key, what.place));
    const partner = partners.get(place) ?? partnerAt(organisations, customer, place);
    partners.set(place, partner);
    const before = lines.at(-1);
    const second = before?.first === true && before.partner.id !== partner.id && draw(key, what.second) < 0.1;
    const sent = sentAt < today && partner.status !== 'DECLINED' && draw(key, what.sent) < 0.7;
    let request: Request | null = null;
    if (sent) {
      request =
        requests.get(partner.id) ??
        newRequest(batch, partner, { sentAt, campaignId, place: requests.size, number: firstRequest + requests.size });
      requests.set(partner.id, request);
    }
    const story = request === null ? untouched(batch) : storyOf(key, request, today);
    const open = story.status === 'REQUESTED' || story.status === 'PENDING_REVIEW' || story.status === 'REJECTED';
    const line: Line = {
      id: idOf(kinds.line, customer.ordinal, number),
      key,
      customer,
      partner,
      product: second && before ? before.product : number,
      first: !second,
      createdAt: batch.createdAt,
      request,
      ...story,
      // Products are archived as a whole; one with two lines stays.
      archived:
        !second &&
        !open &&
        draw(key, what.archived) < 0.03 &&
        draw(keyOf(customer.key, kinds.line, number + 1), what.second) >= 0.1,
    };
    lines.push(line);
    request?.lines.push(line);
  }
  return { ...batch, lines, requests: [...requests.values()], campaignId, sentAt };
}

function newRequest(
  { customer, ordinal }: Batch,
  partner: Partner,
  { sentAt, campaignId, place, number }: { sentAt: number; campaignId: string | null; place: number; number: number },
): Request {
  const drawn = draw(keyOf(customer.key, kinds.request, ordinal), what.due);
  const year = dayOf(sentAt).slice(0, 4);
  return {
    id: idOf(kinds.request, customer.ordinal, ordinal * largestBatch + place),
    reference: `REQ-${year}-${String(number).padStart(6, '0')}`,
    customer,
    partner,
    sentAt,
    dueDate: drawn < 0.75 ? dayOf(sentAt + (1 + Math.floor(drawn * 4)) * 30 * dayMilliseconds) : null,
    campaignId,
    lines: [],
  };
}

type Story = Pick<Line, 'status' | 'submissions' | 'updatedAt'>;

const untouched = ({ createdAt }: Batch): Story => ({ status: 'NOT_STARTED', submissions: [], updatedAt: createdAt });

/** What became of a line that was sent: nothing that would lie in the future has happened. */
function storyOf(key: number, { sentAt, partner }: Request, today: number): Story {
  const waiting: Story = { status: 'REQUESTED', submissions: [], updatedAt: sentAt };
  const fate = draw(key, what.fate);
  const later = (moment: number, drawn: number, days: number) =>
    secondOf(moment + (0.1 + drawn * days) * dayMilliseconds);
  if (fate < 0.05) {
    const at = later(sentAt, draw(key, what.answered), 40);
    return at < today ? { status: 'CANCELED', submissions: [], updatedAt: at } : waiting;
  }
  // Some never answer, and those who have not registered cannot.
  if (fate < 0.15 || partner.supplier === null) return waiting;
  const answeredAt = later(sentAt, draw(key, what.answered) ** 2, 75);
  if (answeredAt >= today) return waiting;
  if (fate < 0.21) return { status: 'DECLINED', submissions: [], updatedAt: answeredAt };
  const answer = Math.floor(draw(key, what.kind) * answerKinds);
  const value = String(Math.round(200_000 * draw(key, what.value) ** 4) / 1000);
  const given = { answer, value, submittedAt: answeredAt };
  const reviewedAt = later(answeredAt, draw(key, what.reviewed) ** 2, 20);
  if (reviewedAt >= today) {
    return {
      status: 'PENDING_REVIEW',
      submissions: [{ ...given, reviewedAt: null, outcome: null }],
      updatedAt: answeredAt,
    };
  }
  const outcome = draw(key, what.outcome);
  if (outcome >= 0.1) {
    return { status: 'COMPLETED', submissions: [{ ...given, reviewedAt, outcome: 'ACCEPTED' }], updatedAt: reviewedAt };
  }
  const rejected: Submission = { ...given, reviewedAt, outcome: 'REJECTED' };
  const againAt = later(reviewedAt, draw(key, what.again), 30);
  if (outcome < 0.03 || againAt >= today) return { status: 'REJECTED', submissions: [rejected], updatedAt: reviewedAt };
  const again = { ...given, submittedAt: againAt, answer: (answer + 1) % answerKinds };
  const acceptedAt = later(againAt, draw(key, what.reviewed), 10);
  return acceptedAt >= today
    ? {
        status: 'PENDING_REVIEW',
        submissions: [rejected, { ...again, reviewedAt: null, outcome: null }],
        updatedAt: againAt,
      }
    : {
        status: 'COMPLETED',
        submissions: [rejected, { ...again, reviewedAt: acceptedAt, outcome: 'ACCEPTED' }],
        updatedAt: acceptedAt,
      };
}

/** Each batch with its lines, one after the other: an exchange of ten million lines is never in memory. */
export function* filledBatches(organisations: Organisations, today: number): Generator<FilledBatch> {
  let requests = 1;
  for (const batch of batchesOf(organisations, today)) {
    const filled = fillBatch(organisations, batch, today, requests);
    requests += filled.requests.length;
    yield filled;
  }
}
