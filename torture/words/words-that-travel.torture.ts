import { spreadsheetTypes } from '@pcf/contract/operations/file-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partnerSettings } from '../../apps/server/src/modules/network/testing/partners.ts';
import { startTestServer, type TestServer } from '../../apps/server/src/testing/test-server.ts';
import { keepCount } from '../counts.ts';
import { operationOf } from '../shared/document.ts';
import { withoutLimits } from '../shared/settings.ts';
import { audienceOf, audiences } from './audiences.ts';
import type { Mark } from './marks.ts';
import type { Part } from './parts.ts';
import { type Played, play } from './play.ts';
import { readNowhere } from './read-nowhere.ts';
import { asSpreadsheet, readingOperations } from './readable.ts';
import { nameOfField, speeches, textFields, uploads } from './text-fields.ts';

let server: TestServer;
let played: Played;

beforeAll(async () => {
  server = await startTestServer({ demo: false, settings: { ...withoutLimits, ...partnerSettings } });
  played = await play(server);
});
afterAll(async () => {
  const texts = [...played.read.values()].reduce((sum, reads) => sum + reads.length, 0);
  await keepCount({ theme: 'words', what: 'marked texts', count: played.marks.length });
  await keepCount({ theme: 'words', what: 'answers, files, mails and events searched for them', count: texts });
  played.close();
  await server.stop();
});

/** Every text that somebody can choose, by call or event and by field. */
const choosable = speeches.flatMap((name) =>
  textFields(name)
    .map((path) => ({ name: nameOfField(name, path), audience: audienceOf(name, path.join('.')) }))
    .filter(({ audience }) => !audience?.isGiven),
);

describe('every text that a call takes', () => {
  it('is in the table of who may read it', () => {
    expect(choosable.filter(({ audience }) => !audience).map(({ name }) => name)).toEqual([]);
    expect(uploads.filter((name) => !audiences[name])).toEqual([]);
  });

  it('is one that there is', () => {
    const gone = Object.entries(audiences).flatMap(([name, lines]) => {
      const fields = textFields(name as keyof typeof audiences).map((path) => path.join('.'));
      return Object.keys(lines)
        .filter(
          (line) =>
            !fields.some((field) => field === line || (line.endsWith('*') && field.startsWith(line.slice(0, -1)))),
        )
        .map((line) => `${name}.${line}`);
    });
    expect(gone).toEqual([]);
  });

  it('has a mark, unless it cannot be chosen', () => {
    const marked = new Set(played.marks.map(nameOfMark));
    expect(choosable.map(({ name }) => name).filter((name) => !marked.has(name))).toEqual([]);
  });
});

const nameOfMark = ({ call, field }: Mark) => `${call}.${field}`;
const readersOf = (mark: Mark): readonly Part[] => audienceOf(mark.call, mark.field)?.readers(mark) ?? [];
const mayRead = (part: Part, mark: Mark) =>
  readersOf(mark).includes(part) || (mark.writer === part && !audienceOf(mark.call, mark.field)?.isSecret);

const seenBy = (part: Part, { text }: Mark) => (played.read.get(part) ?? []).filter((each) => each.text.includes(text));

describe('a text', () => {
  it('is read by nobody whom it is not meant for', () => {
    const leaks = [...played.read.keys()].flatMap((part) =>
      played.marks
        .filter((mark) => !mayRead(part, mark))
        .flatMap((mark) =>
          [...new Set(seenBy(part, mark).map(({ where }) => where))].map(
            (where) => `${nameOfMark(mark)} of the ${mark.writer}: read by the ${part} in ${where}`,
          ),
        ),
    );
    expect(leaks).toEqual([]);
  });

  it('is read by somebody, so that the search is known to find it', () => {
    const found = new Set(
      played.marks
        .filter((mark) => [mark.writer, ...readersOf(mark)].some((part) => seenBy(part, mark).length > 0))
        .map(nameOfMark),
    );
    const isReadNowhere = (name: string) => readNowhere.some(([pattern]) => pattern.test(name));
    const names = choosable.map(({ name }) => name);
    expect(names.filter((name) => !found.has(name) && !isReadNowhere(name))).toEqual([]);
    expect(names.filter((name) => found.has(name) && isReadNowhere(name))).toEqual([]);
    expect(readNowhere.filter(([pattern]) => !names.some((name) => pattern.test(name)))).toEqual([]);
  });

  it('is read by those whom it is meant for', () => {
    const found = (call: string, part: Part) =>
      played.marks.some((mark) => mark.call === call && mark.writer !== part && seenBy(part, mark).length > 0);
    const heard: readonly (readonly [string, Part])[] = [
      ['createProduct', 'supplier'],
      ['createProduct', 'invited'],
      ['updateProduct', 'supplier'],
      ['importProducts', 'supplier'],
      ['importProducts', 'invitedByFile'],
      ['createEmissionRequest', 'supplier'],
      ['requestProducts', 'otherSupplier'],
      ['addCustomerComment', 'supplier'],
      ['rejectEmissionData', 'supplier'],
      ['rejectEmissionDataOfProduct', 'supplier'],
      ['resendRequests', 'supplier'],
      ['resendRequestsPartly', 'supplier'],
      ['addSupplierComment', 'customer'],
      ['declineEmissionRequest', 'customer'],
      ['submitEmissionData', 'customer'],
      ['submitEmissionData', 'otherCustomer'],
      ['submitEmissionData', 'platform'],
      ['importAnswers', 'customer'],
      ['uploadDocument', 'customer'],
      ['uploadDocument', 'otherCustomer'],
      ['setSbtiTarget', 'otherCustomer'],
      ['createInvitations', 'invited'],
      ['updateOrganisation', 'supplier'],
      ['updateOrganisation', 'asking'],
      ['registerUser', 'customer'],
      ['requestAccess', 'customer'],
      ['updateNetworkConnection', 'platform'],
      ['createProduct', 'otherPlatform'],
      ['createEmissionRequest', 'otherPlatform'],
      ['RequestCreatedEvent', 'supplier'],
      ['RequestFulfilledEvent', 'customer'],
      ['RequestRejectedEvent', 'customer'],
    ];
    expect(heard.filter(([call, part]) => !found(call, part))).toEqual([]);
  });
});

describe('every call that reads', () => {
  it('has told somebody something, tables as text and as a spreadsheet', () => {
    const told = new Set([...played.read.values()].flatMap((reads) => reads.map(({ where }) => where)));
    const expected = readingOperations.flatMap((name) => {
      const isTable = operationOf(name).success.files?.includes(spreadsheetTypes[1]);
      return isTable ? [name, name + asSpreadsheet] : [name];
    });
    expect(expected.filter((name) => !told.has(name))).toEqual([]);
  });

  it('says in a spreadsheet what it says in a text', () => {
    const differing = [...played.read].flatMap(([part, reads]) => {
      const toldIn = (where: string) => {
        const texts = reads.filter((each) => each.where === where).map(({ text }) => text);
        return played.marks.filter(({ text }) => texts.some((each) => each.includes(text))).map(nameOfMark);
      };
      const tables = new Set(reads.map(({ where }) => where).filter((where) => where.endsWith(asSpreadsheet)));
      return [...tables]
        .filter((table) => String(toldIn(table)) !== String(toldIn(table.slice(0, -asSpreadsheet.length))))
        .map((table) => `${table} of the ${part}`);
    });
    expect(differing).toEqual([]);
  });
});
