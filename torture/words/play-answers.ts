import { exchangeableAnswer } from '../../apps/server/src/modules/sold-products/footprints/testing/exchangeable.ts';
import { taken } from '../shared/taken.ts';
import type { Part } from './parts.ts';
import { ask, type Line, placeOf } from './play-requests.ts';
import type { Stage } from './stage.ts';
import { countedAnswer, detailedAnswer, unavailableAnswer, wordyRows } from './wordy-answers.ts';

interface Submitting {
  readonly to: readonly Part[];
  readonly rowsTo?: readonly Part[];
  readonly version?: number;
}

/** Answers the customer; the others are those who are given the same later. */
const submit = (stage: Stage, line: Line, body: object, { to, rowsTo = [], version = 0 }: Submitting) =>
  stage.say(
    'supplier',
    'submitEmissionData',
    { ...body, submissionVersion: version },
    { params: placeOf(line), to, rowsTo },
  );

/** Sent back once: of the first answer nobody but the customer ever hears. */
export async function answerInDetail(stage: Stage, line: Line, documentId: string): Promise<void> {
  const params = placeOf(line);
  const body = { data: detailedAnswer(documentId) };
  await stage.say('supplier', 'saveEmissionDraft', { ...body, draftVersion: 0 }, { params });
  await submit(stage, line, body, { to: ['customer'] });
  await stage.say('customer', 'rejectEmissionData', { version: 1 }, { params, to: ['supplier'] });
  await submit(stage, line, body, { to: ['customer', 'otherCustomer'], version: 1 });
}

/** The rows are kept back at first, then shown to the customer, and to nobody who is given the same later. */
export async function answerWithRows(stage: Stage, line: Line): Promise<void> {
  const body = { data: countedAnswer(), itemData: wordyRows };
  await submit(stage, line, { ...body, shareRows: false }, { to: ['customer'] });
  const { productId } = line;
  await stage.say(
    'customer',
    'rejectEmissionDataOfProduct',
    { version: 1 },
    { params: { productId }, to: ['supplier'] },
  );
  await submit(
    stage,
    line,
    { ...body, shareRows: true },
    { to: ['customer', 'otherCustomer'], rowsTo: ['customer'], version: 1 },
  );
}

/** Fit for other platforms, and in force. */
export async function answerForEverybody(stage: Stage, line: Line): Promise<void> {
  await submit(stage, line, { data: exchangeableAnswer() }, { to: ['customer', 'platform'] });
  const { token } = stage.memberOf('customer');
  const accepted = { token, params: placeOf(line), body: { version: 1 } };
  taken(await stage.server.call('acceptEmissionData', accepted));
}

export async function answerInVain(stage: Stage): Promise<void> {
  const line = await ask(stage, 'customer', 'supplier');
  await submit(stage, line, { data: unavailableAnswer() }, { to: ['customer'] });
}

/** Begun and never sent. */
export async function draftAnswer(stage: Stage, line: Line, documentId: string): Promise<void> {
  const body = { data: detailedAnswer(documentId), itemData: wordyRows, draftVersion: 0 };
  await stage.say('supplier', 'saveEmissionDraft', body, { params: placeOf(line) });
}
