import { z } from 'zod';

/** How one kind of value is checked: strictly in what we send, leniently in what comes in. */
export interface Kind<Sent, Taken> {
  readonly outgoing: z.ZodType<Sent>;
  readonly incoming: z.ZodType<Taken>;
  readonly sign?: Sign;
}

/** Which side of zero an amount may be on. */
export type Sign = 'any' | 'aboveZero' | 'atLeastZero' | 'atMostZero';

export interface Field<Sent = unknown, Taken = unknown, Mandatory extends boolean = boolean> extends Kind<Sent, Taken> {
  readonly mandatory: Mandatory;
}

export const must = <Sent, Taken>(kind: Kind<Sent, Taken>): Field<Sent, Taken, true> => ({ ...kind, mandatory: true });
export const may = <Sent, Taken>(kind: Kind<Sent, Taken>): Field<Sent, Taken, false> => ({ ...kind, mandatory: false });

export type Fields = Readonly<Record<string, Field>>;

type SentAs<Given> = Given extends { readonly outgoing: z.ZodType<infer Value> } ? Value : never;
type TakenAs<Given> = Given extends { readonly incoming: z.ZodType<infer Value> } ? Value : never;
type IsMandatory<Given> = Given extends { readonly mandatory: true } ? true : false;

/** What we send: what is absent is left out, never null. */
export type Outgoing<Given extends Fields> = {
  readonly [Name in keyof Given as IsMandatory<Given[Name]> extends true ? Name : never]: SentAs<Given[Name]>;
} & {
  readonly [Name in keyof Given as IsMandatory<Given[Name]> extends true ? never : Name]?: SentAs<Given[Name]>;
};

/** What comes in: null is as good as absent, and there may be more than we know. */
export type Incoming<Given extends Fields> = {
  readonly [Name in keyof Given as IsMandatory<Given[Name]> extends true ? Name : never]: TakenAs<Given[Name]>;
} & {
  readonly [Name in keyof Given as IsMandatory<Given[Name]> extends true ? never : Name]?:
    | TakenAs<Given[Name]>
    | null
    | undefined;
};

export function outgoingObject<const Given extends Fields>(fields: Given): z.ZodType<Outgoing<Given>> {
  const shape = mapFields(fields, ({ outgoing, mandatory }) => (mandatory ? outgoing : z.exactOptional(outgoing)));
  return z.strictObject(shape) as unknown as z.ZodType<Outgoing<Given>>;
}

export function incomingObject<const Given extends Fields>(fields: Given): z.ZodType<Incoming<Given>> {
  const shape = mapFields(fields, ({ incoming, mandatory }) => (mandatory ? incoming : incoming.nullish()));
  return z.looseObject(shape) as unknown as z.ZodType<Incoming<Given>>;
}

const mapFields = (fields: Fields, schemaOf: (field: Field) => z.ZodType): Record<string, z.ZodType> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]));
