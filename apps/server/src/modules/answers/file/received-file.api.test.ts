import { answerFileHeadings } from '@pcf/contract/answer-file-headings';
import { dataQualityOf } from '@pcf/domain/emission-data/data-quality';
import { readSheet } from 'read-excel-file/node';
import { beforeAll, expect, it } from 'vitest';
import { today } from '../../../database/whole-day.ts';
import { expectProblem } from '../../../http/testing/expect-problem.ts';
import { downloadReceived, importAnswers } from '../../../testing/answer-file.ts';
import { type Asked, answeringOfFile, askFor } from '../../../testing/answering.ts';
import { completeAnswer, saveDraft, submitAnswer } from '../../../testing/answers.ts';

const answering = await answeringOfFile();
let open: Asked;
let drafted: Asked;
let submitted: Asked;
let score: number | null;
beforeAll(async () => {
  const { server, buyer, mill } = answering;
  open = await askFor(
    answering,
    { dueDate: '2099-01-31' },
    { name: '=Sheet', internalReference: '-7', description: 'Cold, rolled' },
  );
  drafted = await askFor(answering, {}, { name: 'Coil', internalReference: 'C-1' });
  await saveDraft(server, mill.token, drafted.reference, drafted.id, {
    data: { comment: 'So far', emissionValues: { granularity: 'PRODUCT', value: 0.25, unit: 'M2' } },
  });
  submitted = await askFor(answering, {}, { name: 'Rod', internalReference: 'R-1' });
  const data = completeAnswer({
    dataSources: {
      primaryDataShareType: 'BOTH',
      shareOfPrimaryDataInEmissionFactor: 40,
      geographicGranularity: 'COUNTRY',
      countries: ['DEU', 'FRA'],
    },
  });
  await submitAnswer(server, mill.token, submitted.reference, submitted.id, { data });
  score = dataQualityOf(data, today())?.score ?? null;
  const gone = await askFor(answering, {}, { name: 'Gone', internalReference: 'G-1' });
  await server.call('deleteProducts', { token: buyer, body: { productIds: [gone.id], cancelOnly: true } });
});

const linesOf = (bytes: Buffer) => bytes.toString('utf8').replace('\ufeff', '').split('\r\n').filter(Boolean);

it('has what can be answered or was answered, with what was said so far', async () => {
  const { status, headers, bytes } = await downloadReceived(answering.server, answering.mill.token);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(headers.get('content-disposition')).toContain('Received requests.csv');
  expect(linesOf(bytes)).toEqual([
    Object.values(answerFileHeadings).join(','),
    `${submitted.reference},Buyer,Rod,R-1,,,PENDING_REVIEW,${score},1.5,KG,1,,2024,CRADLE_TO_GATE,SCOPE_1_2_3,BOTH,40,ISO_14067,DEU; FRA,,,,`,
    `${drafted.reference},Buyer,Coil,C-1,,,REQUESTED,,0.25,M2,,,,,,,,,,,,,So far`,
    `${open.reference},Buyer,'=Sheet,'-7,"Cold, rolled",2099-01-31,REQUESTED,,,,,,,,,,,,,,,,`,
  ]);
});

it('says the same as a spreadsheet', async () => {
  const { bytes, headers } = await downloadReceived(answering.server, answering.mill.token, {
    format: 'xlsx',
    fileName: 'Anfragen',
  });
  expect(headers.get('content-disposition')).toContain('Anfragen.xlsx');
  const rows = await readSheet(bytes);
  expect(rows).toHaveLength(4);
  expect(rows[1]?.slice(0, 10)).toEqual([
    submitted.reference,
    'Buyer',
    'Rod',
    'R-1',
    null,
    null,
    'PENDING_REVIEW',
    score,
    1.5,
    'KG',
  ]);
});

it('comes back as it went out without changing anything', async () => {
  for (const format of ['csv', 'xlsx']) {
    const { bytes } = await downloadReceived(answering.server, answering.mill.token, { format });
    const result = await importAnswers(answering.server, answering.mill.token, new Uint8Array(bytes));
    expect(result).toMatchObject({ saved: 0, skipped: 3, rows: 3, errors: [], warnings: [], written: false });
  }
});

it.each([
  [{ productRequestStatus: 'PENDING_REVIEW' }, ['Rod']],
  [{ textSearch: 'coil' }, ['Coil']],
  [{ productRequestStatus: 'CANCELED' }, []],
  [{ customerIds: '00000000-0000-4000-8000-000000000000' }, []],
])('follows the filter %j', async (query, names) => {
  const { bytes } = await downloadReceived(answering.server, answering.mill.token, query);
  expect(
    linesOf(bytes)
      .slice(1)
      .map((line) => line.split(',')[2]),
  ).toEqual(names);
});

it('is nobody else’s', async () => {
  const { server, quarry, buyer } = answering;
  for (const token of [quarry.token, buyer]) {
    expect(linesOf((await downloadReceived(server, token)).bytes)).toHaveLength(1);
  }
  expectProblem(await server.call('downloadReceived'), 'UNAUTHENTICATED');
  expectProblem(await server.call('downloadReceived', { token: buyer, query: { format: 'pdf' } }), 'VALIDATION_FAILED');
});
