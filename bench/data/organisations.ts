import { draw, idOf, keyOf } from './draws.ts';
import { kinds } from './kinds.ts';

/** What a generated exchange depends on. */
export interface ExchangeSize {
  readonly lines: number;
  readonly seed: number;
}

export interface Organisation {
  readonly ordinal: number;
  readonly id: string;
  /** Of the administrator, who did all that was done there. */
  readonly userId: string;
  readonly name: string;
  /** The part of its addresses behind the @. */
  readonly domain: string;
  /** Has more of everything that people keep by the handful. */
  readonly measured: boolean;
}

export interface Customer extends Organisation {
  readonly lines: number;
  /** How many suppliers it buys from, at most. */
  readonly suppliers: number;
  readonly key: number;
}

export interface Supplier extends Organisation {
  readonly templates: number;
}

/** Whom a customer buys from, and how the two are connected. */
export interface Partner {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly status: 'ACCEPTED' | 'PENDING' | 'DECLINED';
  /** None while nobody has registered it. */
  readonly supplier: Supplier | null;
}

/**
 * The first organisations are the same at every size, but for the numbers of their requests, and deal with each other
 * alone: whatever costs them more in a larger exchange is due to its size. One customer has 1,000 lines and forty have 50; the first of their
 * suppliers is asked for about 1,000, the second for about 50.
 */
const core = { mediumCustomers: 1, smallCustomers: 40, suppliers: 12 };
const coreCustomers = core.mediumCustomers + core.smallCustomers;
const coreLines = core.mediumCustomers * 1000 + core.smallCustomers * 50;
/** The largest ones: as customers a tenth of all lines each. */
const giants = 3;
const mediumSizes = [1000, 1000, 2000, 1000, 5000];

const words = ['Alu', 'Berg', 'Cast', 'Delta', 'Elm', 'Forge', 'Gamma', 'Hafen', 'Ivory', 'Jura', 'Kessel', 'Linden'];

export interface Organisations {
  readonly seed: number;
  readonly customers: readonly Customer[];
  readonly suppliers: readonly Supplier[];
}

/** Most customers have 50 lines, some have thousands and three have a large share of all there are. */
export function organisationsOf({ lines, seed }: ExchangeSize): Organisations {
  const sizes = [1000, ...Array.from({ length: core.smallCustomers }, () => 50)];
  for (let giant = 0; giant < giants; giant += 1) sizes.push(Math.floor(lines / 10));
  const left = lines - coreLines - giants * Math.floor(lines / 10);
  let medium = 0;
  for (let place = 0; medium + mediumSize(place) <= left / 2; place += 1) {
    sizes.push(mediumSize(place));
    medium += mediumSize(place);
  }
  for (let small = medium; small < left; small += 50) sizes.push(Math.min(50, left - small));
  const suppliers = core.suppliers + giants + Math.max(10, Math.floor(lines / 200));
  return {
    seed,
    customers: sizes.map((size, ordinal) => customer(seed, ordinal, size)),
    suppliers: Array.from({ length: suppliers }, (_, ordinal) => supplier(ordinal, lines)),
  };
}

const mediumSize = (place: number) => mediumSizes[place % mediumSizes.length] as number;

const customer = (seed: number, ordinal: number, lines: number): Customer => ({
  ordinal,
  id: idOf(kinds.customer, 0, ordinal),
  userId: idOf(kinds.customerUser, 0, ordinal),
  name: `${words[(ordinal * 5) % words.length]} Works ${ordinal}`,
  domain: `buyer-${ordinal}.example`,
  measured: ordinal < 2 || (ordinal >= coreCustomers && ordinal < coreCustomers + giants),
  lines,
  suppliers: lines <= 50 ? 6 : Math.max(60, Math.min(2000, Math.floor(lines / 200))),
  key: keyOf(seed, kinds.customer, ordinal),
});

const supplier = (ordinal: number, lines: number): Supplier => {
  const giant = ordinal >= core.suppliers && ordinal < core.suppliers + giants;
  return {
    ordinal,
    id: idOf(kinds.supplier, 0, ordinal),
    userId: idOf(kinds.supplierUser, 0, ordinal),
    name: `${words[ordinal % words.length]} Supplies ${ordinal}`,
    domain: `supplier-${ordinal}.example`,
    measured: ordinal < 2 || giant,
    templates: giant ? Math.max(30, Math.floor(lines / 2000)) : ordinal < 1 ? 30 : 5,
  };
};

/** The supplier in this place of a customer's list; the first places have most of its lines. */
export function partnerAt({ seed, suppliers }: Organisations, customer: Customer, place: number): Partner {
  if (customer.ordinal < coreCustomers) return accepted(suppliers[place] as Supplier);
  const key = keyOf(customer.key, 1, place);
  if (draw(key, 0) < 0.1) {
    return {
      id: idOf(kinds.placeholder, customer.ordinal, place),
      name: `Invited ${customer.ordinal}-${place}`,
      email: `sales@invited-${customer.ordinal}-${place}.example`,
      status: 'PENDING',
      supplier: null,
    };
  }
  const found = suppliers[ordinalOf(draw(key, 1), suppliers.length)] as Supplier;
  const declined = !found.measured && draw(keyOf(seed, customer.ordinal, found.ordinal), 2) < 0.02;
  return { ...accepted(found), status: declined ? 'DECLINED' : 'ACCEPTED' };
}

const accepted = (supplier: Supplier): Partner => ({
  id: supplier.id,
  name: supplier.name,
  email: `sales@${supplier.domain}`,
  status: 'ACCEPTED',
  supplier,
});

/** A few suppliers are everybody's. */
function ordinalOf(drawn: number, suppliers: number): number {
  if (drawn < 0.15) return core.suppliers;
  if (drawn < 0.22) return core.suppliers + 1;
  if (drawn < 0.26) return core.suppliers + 2;
  const others = core.suppliers + giants;
  return others + Math.floor(((drawn - 0.26) / 0.74) ** 2 * (suppliers - others));
}

/** How many suppliers a batch is bought from, at most. */
const lots = 20;

/** The place in a customer's list of whom it buys a line from; what it creates at once comes from a few. */
export function placeOf(customer: Customer, batchKey: number, drawn: number): number {
  if (customer.ordinal >= coreCustomers) {
    return Math.floor(draw(batchKey, 100 + Math.floor(drawn * lots)) ** 2 * customer.suppliers);
  }
  if (drawn < 0.55) return 0;
  if (drawn < 0.58) return 1;
  return 2 + Math.floor(((drawn - 0.58) / 0.42) * (core.suppliers - 2));
}

/** All partners of a customer, each once. */
export function partnersOf(organisations: Organisations, customer: Customer): Partner[] {
  const places = customer.ordinal < coreCustomers ? core.suppliers : customer.suppliers;
  const found = new Map<string, Partner>();
  for (let place = 0; place < places; place += 1) {
    const partner = partnerAt(organisations, customer, place);
    found.set(partner.id, partner);
  }
  return [...found.values()];
}

const named = ({ name, domain }: Organisation) => ({ name, email: addressOf(domain) });

/** Of the administrator of an organisation. */
export const addressOf = (domain: string) => `robin.keller@${domain}`;

/** Whom benches act for, with the address of somebody who may sign in. The first four are the same at every size. */
export const exchangeOrganisations = {
  mediumCustomer: named(customer(0, 0, 0)),
  smallCustomer: named(customer(0, 1, 0)),
  mediumSupplier: named(supplier(0, 0)),
  smallSupplier: named(supplier(1, 0)),
  largestCustomer: named(customer(0, coreCustomers, 0)),
  largestSupplier: named(supplier(core.suppliers, 0)),
} as const;
