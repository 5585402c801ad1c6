import type { UserAccessLevel } from '@pcf/contract/vocabulary/users';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { serverOfFile } from '../testing/api-test.ts';
import { registeredUser } from '../testing/companies.ts';
import { deliverMails } from '../testing/deliver-mails.ts';
import { registeredSupplier } from '../testing/exchange.ts';
import { organisationIdOf, userIdOf } from '../testing/members.ts';
import { type Asked, adminOf, askLines, notice, setLines } from './testing/asked-lines.ts';

const server = await serverOfFile({ settings: { SIGN_INS_PER_MINUTE: '1000' } });
const nordic = await organisationIdOf(server, 'Nordic Kitchen');
const hydral = await organisationIdOf(server, 'Hydral Rolling AS');
const lena = await adminOf(server, nordic);

async function colleague(organisationId: string, email: string): Promise<string> {
  await registeredUser(server, organisationId, { email, accessLevel: 'EDITOR' });
  return userIdOf(server, email);
}

const setLevel = (email: string, level: UserAccessLevel) =>
  server.database.asOwner((tx) =>
    tx.updateTable('organisation_user').set({ access_level: level }).where('email', '=', email).execute(),
  );

const ask = (names: readonly string[], supplierId = hydral) =>
  askLines(server, { customerId: nordic, supplierId, names });

const decide = (asked: Asked, kind: 'ACCEPTED' | 'REJECTED' | 'WITHDRAWN', comment?: string) =>
  notice(server, asked, {
    kind,
    senderId: nordic,
    recipientId: asked.supplierId,
    actorId: lena,
    ...(comment === undefined ? {} : { comment }),
  });

const accepted = "status = 'COMPLETED', submission_version = 1, in_force_version = 1";
const rejected =
  "status = 'REJECTED', submission_version = 1, in_force_version = null, reason = 'Per kilogram, please.'";

describe('an answer', () => {
  it('is told to the customer, with the page where it is reviewed', async () => {
    const asked = await ask(['Sheet']);
    await setLines(server, asked.lineIds, "status = 'PENDING_REVIEW', submission_version = 1");
    await notice(server, asked, { kind: 'SUBMITTED', senderId: hydral, recipientId: nordic });
    const [mail, ...others] = await deliverMails(server);
    expect(others).toEqual([]);
    expect([mail?.to, mail?.subject]).toEqual([
      'lena.brandt@nordic-kitchen.example',
      'Hydral Rolling AS answered your request for the carbon footprint of “Sheet”',
    ]);
    expect(mail?.text).toContain(`/customer/requests/${asked.reference}/${asked.productIds[0]}\n`);
  });

  it('to many products is one mail, with the list of those that wait, in the language of its reader', async () => {
    const asked = await askLines(server, {
      customerId: nordic,
      supplierId: hydral,
      createdBy: await userIdOf(server, 'jonas.weber@nordic-kitchen.example'),
      names: ['Blech', 'Folie', 'Stange'],
    });
    await setLines(server, asked.lineIds, "status = 'PENDING_REVIEW', submission_version = 1");
    for (const lineId of asked.lineIds) {
      await notice(
        server,
        { customerId: nordic, lineIds: [lineId] },
        { kind: 'SUBMITTED', senderId: hydral, recipientId: nordic },
      );
    }
    // Reviewed before anybody was told.
    await setLines(server, asked.lineIds.slice(0, 1), accepted);
    const [mail, ...others] = await deliverMails(server);
    expect(others).toEqual([]);
    expect([mail?.to, mail?.subject]).toEqual([
      'jonas.weber@nordic-kitchen.example',
      'Hydral Rolling AS hat Ihre Anfrage zu den CO₂-Fußabdrücken von 2 Produkten beantwortet',
    ]);
    expect(mail?.text).toContain('/products/purchased?productRequestStatus=PENDING_REVIEW\n');
  });
});

describe('a decision', () => {
  it('is told to the supplier, with its own page of the line', async () => {
    const asked = await ask(['Foil']);
    await setLines(server, asked.lineIds, accepted);
    await decide(asked, 'ACCEPTED');
    const [mail, ...others] = await deliverMails(server);
    expect(others).toEqual([]);
    expect([mail?.to, mail?.subject]).toEqual([
      'ingrid.solberg@hydral-rolling.example',
      'Nordic Kitchen accepted your answer for “Foil”',
    ]);
    expect(mail?.text).toContain('Lena Brandt of Nordic Kitchen accepted the data.');
    expect(mail?.text).toContain(`/supplier/requests/${asked.reference}/products/${asked.productIds[0]}\n`);
  });

  it('against it says why, also where the line alone knows', async () => {
    const asked = await ask(['Rod', 'Rivet']);
    await setLines(server, asked.lineIds, rejected);
    await decide(asked, 'REJECTED', 'The value is one per tonne.');
    const [mail] = await deliverMails(server);
    expect(mail?.subject).toBe('Nordic Kitchen sent your answers for 2 products back for correction');
    expect(mail?.text).toContain('Lena Brandt writes:\n\n> The value is one per tonne.');
    expect(mail?.text).toContain('/products/received-requests?productRequestStatus=REJECTED\n');

    const one = await ask(['Knob']);
    await setLines(server, one.lineIds, rejected);
    await decide(one, 'WITHDRAWN');
    const [withdrawn] = await deliverMails(server);
    expect(withdrawn?.subject).toBe('Nordic Kitchen withdrew its acceptance of your answer for “Knob”');
    expect(withdrawn?.text).toContain('> Per kilogram, please.');
    expect(withdrawn?.text).toContain('withdrew the acceptance, so the data no longer counts');
  });

  it('that was overtaken is not told', async () => {
    const [first, second, third] = [await ask(['One']), await ask(['Two']), await ask(['Three'])];
    await setLines(server, first.lineIds, accepted);
    await decide(first, 'ACCEPTED');
    await setLines(server, first.lineIds, rejected);
    await setLines(server, second.lineIds, rejected);
    await decide(second, 'REJECTED', 'No.');
    await setLines(server, second.lineIds, "status = 'PENDING_REVIEW', submission_version = 2");
    await setLines(server, third.lineIds, accepted);
    await decide(third, 'WITHDRAWN', 'No.');
    expect(await deliverMails(server)).toEqual([]);
  });
});

describe('where a request leads its supplier', () => {
  it('is the line, or the list of what is asked', async () => {
    const one = await ask(['Alone']);
    await notice(server, one, { kind: 'REQUESTED', senderId: nordic, recipientId: hydral });
    const [single] = await deliverMails(server);
    expect(single?.text).toContain(`/supplier/requests/${one.reference}/products/${one.productIds[0]}\n`);
    const many = await ask(['Here', 'There']);
    await notice(server, many, { kind: 'REQUESTED', senderId: nordic, recipientId: hydral });
    const [list] = await deliverMails(server);
    expect(list?.text).toContain('/products/received-requests?productRequestStatus=REQUESTED\n');
  });
});

describe('whoever worked on a line', () => {
  let worked: Asked;
  let drafted: Asked;
  let untouched: Asked;

  beforeAll(async () => {
    const submitter = await colleague(hydral, 'nora.dahl@hydral-rolling.example');
    const drafter = await colleague(hydral, 'olav.berg@hydral-rolling.example');
    [worked, drafted, untouched] = [await ask(['Worked']), await ask(['Drafted']), await ask(['Untouched'])];
    await server.database.asOwner(async (tx) => {
      await sql`insert into submission (customer_organisation_id, line_id, version, supplier_organisation_id, data, submitted_by)
                values (${nordic}, ${worked.lineIds[0]}, 1, ${hydral}, '{}', ${submitter})`.execute(tx);
      await sql`insert into line_draft (supplier_organisation_id, customer_organisation_id, line_id, version, content, saved_by)
                values (${hydral}, ${nordic}, ${drafted.lineIds[0]}, 1, '{}', ${drafter})`.execute(tx);
    });
  });

  const told = async () =>
    (await deliverMails(server))
      .map(({ to, text }) => [to.split('.')[0], ...(text.match(/^- \w+/gm) ?? [])])
      .toSorted();

  async function remind(): Promise<void> {
    for (const asked of [worked, drafted, untouched]) {
      await notice(server, asked, { kind: 'REMINDED', senderId: nordic, recipientId: hydral });
    }
  }

  it('is told of it, and the ADMINs of what nobody has begun', async () => {
    await remind();
    expect(await told()).toEqual([
      ['ingrid', '- Untouched'],
      ['nora', '- Worked'],
      ['olav', '- Drafted'],
    ]);
  });

  it('is not, where the ADMINs have to be, once they are gone', async () => {
    await server.database.asOwner((tx) =>
      tx.deleteFrom('organisation_user').where('email', '=', 'olav.berg@hydral-rolling.example').execute(),
    );
    await remind();
    expect(await told()).toEqual([
      ['ingrid', '- Drafted', '- Untouched'],
      ['nora', '- Worked'],
    ]);
  });

  it('is not either once they may only read, and is again when they may work', async () => {
    await setLevel('nora.dahl@hydral-rolling.example', 'VIEWER');
    await remind();
    expect(await told()).toEqual([['ingrid', '- Drafted', '- Untouched', '- Worked']]);
    await setLevel('nora.dahl@hydral-rolling.example', 'EDITOR');
    await remind();
    expect(await told()).toEqual([
      ['ingrid', '- Drafted', '- Untouched'],
      ['nora', '- Worked'],
    ]);
  });

  it('comes after the contact of the request', async () => {
    const token = (await server.signIn('lena.brandt@nordic-kitchen.example')).access_token;
    const supplier = await registeredSupplier(server, token, 'contact@steel-works.example', 'Steel Works');
    const worker = await colleague(supplier.id, 'worker@steel-works.example');
    await deliverMails(server);
    const asked = await ask(['Steel'], supplier.id);
    await server.database.asOwner((tx) =>
      sql`insert into submission (customer_organisation_id, line_id, version, supplier_organisation_id, data, submitted_by)
          values (${nordic}, ${asked.lineIds[0]}, 1, ${supplier.id}, '{}', ${worker})`.execute(tx),
    );
    await notice(server, asked, { kind: 'REMINDED', senderId: nordic, recipientId: supplier.id });
    const toldOf = async () => (await deliverMails(server)).map(({ to }) => to);
    expect(await toldOf()).toEqual(['contact@steel-works.example']);
    // A contact who may only read is none.
    await setLevel('contact@steel-works.example', 'VIEWER');
    await notice(server, asked, { kind: 'REMINDED', senderId: nordic, recipientId: supplier.id });
    expect(await toldOf()).toEqual(['worker@steel-works.example']);
  });
});

describe('who sent a request and may only read by now', () => {
  it('is told of nothing that is to be done; the ADMINs are', async () => {
    const reader = 'sent@nordic-kitchen.example';
    const asked = await askLines(server, {
      customerId: nordic,
      supplierId: hydral,
      createdBy: await colleague(nordic, reader),
      names: ['Read'],
    });
    await setLines(server, asked.lineIds, "status = 'PENDING_REVIEW', submission_version = 1");
    await setLevel(reader, 'VIEWER');
    await notice(server, asked, { kind: 'SUBMITTED', senderId: hydral, recipientId: nordic });
    expect((await deliverMails(server)).map(({ to }) => to)).toEqual(['lena.brandt@nordic-kitchen.example']);
  });
});
