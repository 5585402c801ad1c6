import { draw, idOf, keyOf, oneOf } from './draws.ts';
import { kinds } from './kinds.ts';
import { dayMilliseconds, momentOf } from './moments.ts';
import { addressOf, type Customer, type Organisation, partnersOf, type Supplier } from './organisations.ts';
import { type Exchange, row, rowsOf, type Table } from './table.ts';

const firstNames = ['Robin', 'Alex', 'Kim', 'Sam', 'Noa', 'Toni', 'Lou', 'Mika', 'Jona', 'Sascha', 'Eli', 'Charlie'];
const lastNames = ['Keller', 'Berger', 'Moreau', 'Lindner', 'Novak', 'Costa'];

interface Person {
  readonly id: string;
  readonly accountId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly admin: boolean;
}

/** An administrator, and where there is something to measure some more. */
function peopleOf(organisation: Organisation): Person[] {
  return Array.from({ length: organisation.measured ? 12 : 1 }, (_, place) => {
    const id =
      place === 0 ? organisation.userId : idOf(kinds.account, organisation.ordinal, hash(organisation) + place);
    const firstName = firstNames[place] as string;
    const lastName = lastNames[place % lastNames.length] as string;
    return {
      id,
      accountId: idOf(kinds.account, keyOf(1, 0, 0), hash(organisation) + place),
      email:
        place === 0 ? addressOf(organisation.domain) : `${firstName}.${lastName}@${organisation.domain}`.toLowerCase(),
      firstName,
      lastName,
      admin: place < 2,
    };
  });
}

const isSupplier = (organisation: Organisation): organisation is Supplier => 'templates' in organisation;
/** Leaves room for the people of each. */
const hash = (organisation: Organisation) => (organisation.ordinal * 2 + (isSupplier(organisation) ? 1 : 0)) * 32;

const all = ({ organisations: { customers, suppliers } }: Exchange): Organisation[] => [...customers, ...suppliers];
const measured = (exchange: Exchange) => all(exchange).filter((organisation) => organisation.measured);
const begin = ({ today }: Exchange) => today - 3 * 366 * dayMilliseconds;

function* each<Thing>(things: Iterable<Thing>, text: (thing: Thing) => string) {
  for (const thing of things) yield text(thing);
}

const organisation: Table = {
  name: 'organisation',
  columns: 'id, name, placeholder_of, reminders_enabled, created_at, updated_at',
  *rows(exchange) {
    const at = momentOf(begin(exchange));
    // Nobody waits for mails of a bench.
    yield* each(all(exchange), ({ id, name }) => row(id, name, null, false, at, at));
    for (const customer of exchange.organisations.customers) {
      yield rowsOf(partnersOf(exchange.organisations, customer), ({ id, name, supplier }) =>
        supplier === null ? row(id, name, customer.id, false, at, at) : '',
      );
    }
  },
};

const account: Table = {
  name: 'account',
  columns: 'id, email, password_hash, email_verified_at, created_at',
  *rows(exchange) {
    const at = momentOf(begin(exchange));
    yield* each(all(exchange), (each) =>
      rowsOf(peopleOf(each), ({ accountId, email }) => row(accountId, email, null, at, at)),
    );
    yield* each(measured(exchange), (each) =>
      rowsOf(applicantsOf(each), ({ accountId, email }) => row(accountId, email, null, at, at)),
    );
  },
};

const organisationUser: Table = {
  name: 'organisation_user',
  columns:
    'id, organisation_id, account_id, email, first_name, last_name, language, access_level, created_at, updated_at',
  *rows(exchange) {
    const at = momentOf(begin(exchange));
    yield* each(all(exchange), (organisation) =>
      rowsOf(peopleOf(organisation), ({ id, accountId, email, firstName, lastName, admin }) =>
        row(id, organisation.id, accountId, email, firstName, lastName, 'en', admin ? 'ADMIN' : 'EDITOR', at, at),
      ),
    );
  },
};

const actor: Table = {
  name: 'actor',
  columns: 'organisation_id, id, name',
  *rows(exchange) {
    yield* each(all(exchange), (organisation) =>
      rowsOf(peopleOf(organisation), ({ id, firstName, lastName }) =>
        row(organisation.id, id, `${firstName} ${lastName}`),
      ),
    );
    yield* each(measured(exchange), (organisation) =>
      rowsOf(keysOf(organisation), ({ id, name }) => row(organisation.id, id, name)),
    );
  },
};

const keysOf = (organisation: Organisation) =>
  [0, 1].map((place) => ({ id: idOf(kinds.key, hash(organisation), place), name: `Machine ${place + 1}`, place }));

const apiKey: Table = {
  name: 'api_key',
  columns: 'id, organisation_id, name, hash, hint, scopes, created_by, created_at',
  *rows(exchange) {
    yield* each(measured(exchange), (organisation) =>
      rowsOf(keysOf(organisation), ({ id, name, place }) =>
        row(
          id,
          organisation.id,
          name,
          `of nothing ${id}`,
          `a00${place}`,
          '{READ}',
          organisation.userId,
          momentOf(begin(exchange)),
        ),
      ),
    );
  },
};

const userInvitation: Table = {
  name: 'user_invitation',
  columns: 'id, organisation_id, invited_by, email, access_level, language, created_at, sent_at',
  *rows(exchange) {
    const at = momentOf(exchange.today - dayMilliseconds);
    yield* each(measured(exchange), (organisation) =>
      rowsOf([0, 1, 2], (place) =>
        row(
          idOf(kinds.userInvitation, hash(organisation), place),
          organisation.id,
          organisation.userId,
          `new.${place}@${organisation.domain}`,
          'EDITOR',
          'en',
          at,
          at,
        ),
      ),
    );
  },
};

const applicantsOf = (organisation: Organisation) =>
  [20, 21].map((place) => ({
    id: idOf(kinds.accessRequest, hash(organisation), place),
    accountId: idOf(kinds.account, keyOf(1, 0, 0), hash(organisation) + place),
    email: `applicant.${place}@${organisation.domain}`,
  }));

const accessRequest: Table = {
  name: 'access_request',
  columns: 'id, organisation_id, account_id, email, first_name, last_name, language, created_at',
  *rows(exchange) {
    yield* each(measured(exchange), (organisation) =>
      rowsOf(applicantsOf(organisation), ({ id, accountId, email }) =>
        row(id, organisation.id, accountId, email, 'Ola', 'Winter', 'en', momentOf(exchange.today - dayMilliseconds)),
      ),
    );
  },
};

const ofConnections = (
  text: (customer: Customer, partner: ReturnType<typeof partnersOf>[number], place: number) => string,
) =>
  function* rows({ organisations }: Exchange) {
    for (const customer of organisations.customers) {
      yield partnersOf(organisations, customer)
        .map((partner, place) => text(customer, partner, place))
        .join('');
    }
  };

const connection: Table = {
  name: 'connection',
  columns: 'customer_organisation_id, supplier_organisation_id, status, created_at, updated_at',
  *rows(exchange) {
    const at = momentOf(begin(exchange));
    yield* ofConnections((customer, { id, status }) => row(customer.id, id, status, at, at))(exchange);
  },
};

const invitation: Table = {
  name: 'invitation',
  columns:
    'id, inviter_organisation_id, invited_by, relation, email, language, partner_organisation_id, recipient_organisation_id, status, created_at, sent_at, answered_at',
  *rows(exchange) {
    yield* ofConnections((customer, { id, email, status, supplier }, place) => {
      const at =
        begin(exchange) + Math.floor(draw(keyOf(customer.key, kinds.invitation, place), 0) * 300) * dayMilliseconds;
      return row(
        idOf(kinds.invitation, customer.ordinal, place),
        customer.id,
        customer.userId,
        'SUPPLIER',
        email,
        'en',
        id,
        supplier?.id ?? null,
        status,
        momentOf(at),
        momentOf(at),
        status === 'PENDING' ? null : momentOf(at + dayMilliseconds),
      );
    })(exchange);
  },
};

const sbtiTarget: Table = {
  name: 'sbti_target',
  columns:
    'organisation_id, has_target, ambition, base_year, target_year, reduction_percent, status, reason_for_no_target, updated_by, updated_at',
  *rows(exchange) {
    const at = momentOf(begin(exchange));
    yield* each(exchange.organisations.suppliers, ({ id, userId, ordinal }) => {
      if (ordinal % 5 === 4) return '';
      return ordinal % 3 === 0
        ? row(id, false, null, null, null, null, null, 'LACK_OF_INTERNAL_RESOURCES', userId, at)
        : row(
            id,
            true,
            oneOf(['ONE_POINT_FIVE_DEGREES', 'WELL_BELOW_TWO_DEGREES'], draw(ordinal, 0)),
            2020,
            2030,
            42,
            'VALIDATED',
            null,
            userId,
            at,
          );
    });
  },
};

const document: Table = {
  name: 'document',
  columns: 'id, organisation_id, name, size_bytes, sha256, storage_key, created_by, created_at',
  *rows(exchange) {
    yield* each(exchange.organisations.suppliers, (supplier) =>
      rowsOf(
        Array.from({ length: documentsOf(supplier) }, (_, place) => place),
        (place) => {
          const id = idOf(kinds.document, supplier.ordinal, place);
          return row(
            id,
            supplier.id,
            `Certificate ${place + 1}.pdf`,
            100_000 + place,
            id.replaceAll('-', '').repeat(2),
            `${supplier.id}/${id}`,
            supplier.userId,
            momentOf(begin(exchange) + place * dayMilliseconds),
          );
        },
      ),
    );
  },
};

export const documentsOf = ({ measured: many }: Supplier) => (many ? 40 : 3);

export const organisationTables: readonly Table[] = [
  organisation,
  account,
  organisationUser,
  actor,
  apiKey,
  userInvitation,
  accessRequest,
  connection,
  invitation,
  sbtiTarget,
  document,
];
