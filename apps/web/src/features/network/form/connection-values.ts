import type { InvitationRelation } from '@pcf/contract/vocabulary/invitations';
import type { ConnectionBody } from '../connection-calls.ts';
import type { NetworkConnection } from '../network-calls.ts';

export interface ConnectionValues {
  /** Of a partner who was invited; null for any other. */
  partnerId: string | null;
  name: string;
  relations: InvitationRelation[];
  baseUrl: string;
  authBaseUrl: string;
  clientId: string;
  clientSecret: string;
  answerKnown: boolean;
  rejectUnknown: boolean;
}

export const emptyConnection: ConnectionValues = {
  partnerId: null,
  name: '',
  relations: [],
  baseUrl: '',
  authBaseUrl: '',
  clientId: '',
  clientSecret: '',
  answerKnown: true,
  rejectUnknown: true,
};

/** The secret that is kept is never told again. */
export function valuesOf(connection: NetworkConnection): ConnectionValues {
  const { name, relations, baseUrl, authBaseUrl, clientId, answerKnown, rejectUnknown } = connection;
  return {
    partnerId: null,
    name,
    relations: [...relations],
    baseUrl,
    authBaseUrl: authBaseUrl ?? '',
    clientId,
    clientSecret: '',
    answerKnown,
    rejectUnknown,
  };
}

function givenOf(values: ConnectionValues) {
  const { relations, answerKnown, rejectUnknown } = values;
  return {
    name: values.name.trim(),
    relations,
    baseUrl: values.baseUrl.trim(),
    authBaseUrl: values.authBaseUrl.trim() || null,
    clientId: values.clientId.trim(),
    answerKnown,
    rejectUnknown,
  };
}

export function toCreate(values: ConnectionValues): ConnectionBody {
  return { ...givenOf(values), clientSecret: values.clientSecret, partnerId: values.partnerId };
}

/** A secret that was left empty stays as it is. */
export function toUpdate(values: ConnectionValues, version: number) {
  return { ...givenOf(values), clientSecret: values.clientSecret || null, version };
}

const addressesOf = ({ baseUrl, authBaseUrl }: ConnectionValues) => {
  const base = withoutTrailingSlash(baseUrl.trim());
  return [base, withoutTrailingSlash(authBaseUrl.trim()) || base];
};

function withoutTrailingSlash(address: string): string {
  let end = address.length;
  while (address[end - 1] === '/') end -= 1;
  return address.slice(0, end);
}

/** The server keeps the secret for the addresses it was given for. */
export const hasOtherAddresses = (stored: ConnectionValues, typed: ConnectionValues) =>
  addressesOf(stored).join(' ') !== addressesOf(typed).join(' ');
