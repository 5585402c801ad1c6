import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partnerSettings } from '../../apps/server/src/modules/network/testing/partners.ts';
import { deliverMails } from '../../apps/server/src/testing/deliver-mails.ts';
import { startTestServer, type TestServer } from '../../apps/server/src/testing/test-server.ts';
import { keepCount } from '../counts.ts';
import { withoutLimits } from '../shared/settings.ts';
import { audienceOf, audiences, type Part } from './audiences.ts';
import type { Mark } from './marks.ts';
import { type Company, companies, type Played, play } from './play.ts';
import { everythingRead, type Read } from './readable.ts';
import { nameOfField, textFields, writingOperations } from './text-fields.ts';

let server: TestServer;
let played: Played;
const read = new Map<Part, Read[]>();

beforeAll(async () => {
  server = await startTestServer({ demo: false, settings: { ...withoutLimits, ...partnerSettings } });
  played = await play(server);
  for (const part of companies) read.set(part, await everythingRead(server, played.people[part].token));
  read.set('platform', await played.toldPlatform());
  for (const { to, subject, text, html } of await deliverMails(server)) {
    const part = /^\w+@(\w+)\.example$/.exec(to)?.[1] ?? '';
    const reader = [...companies, 'invited' as const].find((each) => each.toLowerCase() === part);
    if (!reader) throw new Error(`Nobody knows whom ${to} belongs to.`);
    const mail = { where: `mail: ${subject}`, text: [subject, text, html].join('\n') };
    read.set(reader, [...(read.get(reader) ?? []), mail]);
  }
});
afterAll(async () => {
  const texts = [...read.values()].reduce((sum, reads) => sum + reads.length, 0);
  await keepCount({ theme: 'words', what: 'marked texts', count: played.marks.length });
  await keepCount({ theme: 'words', what: 'answers, files, mails and events searched for them', count: texts });
  played.close();
  await server.stop();
});

describe('every text that a call takes', () => {
  it('is in the table of who may read it', () => {
    const unknown = writingOperations.flatMap((name) =>
      textFields(name)
        .filter((path) => !audienceOf(name, path.join('.')))
        .map((path) => nameOfField(name, path)),
    );
    expect(unknown).toEqual([]);
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
});

/** What is said to the supplier is said to the one whom it is about. */
const readers = (call: Mark['call'], field: string, about: Part = 'supplier') =>
  (audienceOf(call, field)?.seenBy ?? []).map((part) => (part === 'supplier' ? about : part));

const seenBy = (part: Part, { text }: Mark) => (read.get(part) ?? []).filter((each) => each.text.includes(text));

describe('a text', () => {
  it('is read by nobody whom it is not meant for', () => {
    const leaks = [...read.keys()].flatMap((part) =>
      played.marks
        .filter(({ writer, call, field, about }) => writer !== part && !readers(call, field, about).includes(part))
        .flatMap((mark) =>
          [...new Set(seenBy(part, mark).map(({ where }) => where))].map(
            (where) => `${mark.call}.${mark.field} of the ${mark.writer}: read by the ${part} in ${where}`,
          ),
        ),
    );
    expect(leaks).toEqual([]);
  });

  it('is read by those whom it is meant for, so that the search is known to find it', () => {
    const found = (call: string, part: Part) =>
      played.marks.some((mark) => mark.call === call && mark.writer !== part && seenBy(part, mark).length > 0);
    const heard: readonly (readonly [string, Part])[] = [
      ['createProduct', 'supplier'],
      ['createEmissionRequest', 'supplier'],
      ['requestProducts', 'otherSupplier'],
      ['addCustomerComment', 'supplier'],
      ['rejectEmissionData', 'supplier'],
      ['resendRequests', 'supplier'],
      ['addSupplierComment', 'customer'],
      ['declineEmissionRequest', 'customer'],
      ['submitEmissionData', 'customer'],
      ['submitEmissionData', 'otherCustomer'],
      ['submitEmissionData', 'platform'],
      ['setSbtiTarget', 'otherCustomer'],
      ['createInvitations', 'invited'],
      ['updateOrganisation', 'supplier'],
    ];
    expect(heard.filter(([call, part]) => !found(call, part))).toEqual([]);
  });

  it.each(companies)('of the %s is found where it was written', (part: Company) => {
    const own = played.marks.filter(({ writer }) => writer === part);
    expect(own.filter((mark) => seenBy(part, mark).length > 0).length).toBeGreaterThan(2);
  });
});
