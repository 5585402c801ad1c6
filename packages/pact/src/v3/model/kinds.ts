import { z } from 'zod';
import { decimalOf } from '../decimal.ts';
import {
  type Fields,
  type Incoming,
  incomingObject,
  type Kind,
  type Outgoing,
  outgoingObject,
  type Sign,
} from './field.ts';

const same = <Value>(schema: z.ZodType<Value>): Kind<Value, Value> => ({ outgoing: schema, incoming: schema });

export const text = same(z.string());
export const filledText = same(z.string().min(1));
export const flag = same(z.boolean());
/** Any version of them, and in any case. */
export const uuid = same(z.guid());
export const urn = same(z.string().regex(/^urn:/i));
export const address: Kind<string, string> = { outgoing: z.url(), incoming: z.string() };
export const json = same(z.record(z.string(), z.unknown()));

/** Strict about the form of what we send; a later revision may have others. */
export const written = (form: RegExp): Kind<string, string> => ({
  outgoing: z.string().regex(form),
  incoming: z.string(),
});

/** Later revisions may have more of them. */
export const oneOf = <const Codes extends readonly [string, ...string[]]>(
  codes: Codes,
): Kind<Codes[number], string> => ({ outgoing: z.enum(codes), incoming: z.string() });

const isDate = (value: string): boolean => !Number.isNaN(Date.parse(value));

export const moment: Kind<string, string> = {
  outgoing: z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
    .refine(isDate, { error: 'No such moment.' }),
  incoming: z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/i)
    .refine(isDate, { error: 'No such moment.' }),
};

const isOnSide: Readonly<Record<Sign, (value: string) => boolean>> = {
  any: () => true,
  aboveZero: (value) => decimalOf(value).gt(0),
  atLeastZero: (value) => decimalOf(value).gte(0),
  atMostZero: (value) => decimalOf(value).lte(0),
};

/** Whether an amount, in whatever spelling it came, is on its side of zero. */
export const hasSign = (value: string, sign: Sign): boolean => isOnSide[sign](value);

/** Nothing else is asked of what is no decimal. */
const sentDecimal = z.string().regex(/^-?\d+(\.\d+)?$/, { abort: true });
/** With as many digits and powers of ten as any amount could need, so that nobody can ask for a gigabyte of zeros. */
const takenDecimal = z
  .string()
  .max(60)
  .regex(/^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d{1,2})?$/i);

/** What comes in on the wrong side of zero is told to the reviewer, not refused. */
export const amount = (sign: Sign): Kind<string, string> => ({
  outgoing: sentDecimal.refine((value) => hasSign(value, sign), { error: 'On the wrong side of zero.' }),
  incoming: takenDecimal,
  sign,
});

export const between = (least: number, most: number): Kind<string, string> => ({
  outgoing: sentDecimal.refine((value) => decimalOf(value).gte(least) && decimalOf(value).lte(most), {
    error: `Not from ${least} to ${most}.`,
  }),
  incoming: takenDecimal,
});

const isSet = (items: readonly unknown[]): boolean =>
  new Set(items.map((item) => JSON.stringify(item))).size === items.length;

/** A list without repetition. It is left out rather than sent empty. */
export const list = <Sent, Taken>(kind: Kind<Sent, Taken>): Kind<readonly Sent[], readonly Taken[]> => ({
  outgoing: z.array(kind.outgoing).min(1).refine(isSet, { error: 'Repeats itself.' }),
  incoming: z.array(kind.incoming),
});

/** A list that says nothing when it is empty, from any sender. */
export const some = <Sent, Taken>(kind: Kind<Sent, Taken>): Kind<readonly Sent[], readonly Taken[]> => ({
  outgoing: list(kind).outgoing,
  incoming: z.array(kind.incoming).min(1),
});

export const part = <const Given extends Fields>(fields: Given): Kind<Outgoing<Given>, Incoming<Given>> => ({
  outgoing: outgoingObject(fields),
  incoming: incomingObject(fields),
});
