import { randomUUID } from 'node:crypto';
import type { OperationOutput } from '@pcf/contract/operations/operation-types';
import type { UserAccessLevel } from '@pcf/contract/vocabulary/users';
import type { BrowserContextOptions } from 'playwright-core';
import { callServer } from './call-server.ts';
import { ownLane } from './lane.ts';
import { mailWithLink } from './read-mail.ts';

type Tokens = Pick<OperationOutput<'loginUser'>, 'access_token' | 'refresh_token' | 'id_token'>;

export interface Member {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Of the session in which this person registered. */
  readonly tokens: Tokens;
}

export interface Company {
  readonly name: string;
  /** Nobody else's, so that no journey meets the people of another one. */
  readonly domain: string;
  readonly admin: Member;
}

const password = 'Winter-2026-neu';

/** A domain that no other journey uses. */
export const ownDomain = (word: string) => `${word}-${randomUUID().slice(0, 8)}.example`;

export const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';

/** A new company and its first user, by the calls and the mail of self-registration. */
export async function registerCompany(name: string): Promise<Company> {
  const domain = ownDomain(name.toLowerCase().replaceAll(' ', '-'));
  const email = `marta.lindqvist@${domain}`;
  await callServer('createAccount', { email, password, language: 'en' });
  const { link } = await mailWithLink(email, '/verify-email');
  const { registrationToken } = await callServer('verifyEmail', { token: tokenOf(link), password });
  const person = { firstName: 'Marta', lastName: 'Lindqvist' };
  const tokens = await callServer('registerUser', {
    registrationToken: registrationToken ?? '',
    ...person,
    language: 'en',
    organisationName: name,
  });
  return { name, domain, admin: { email, password, ...person, tokens } };
}

/** A colleague who was invited into the company and has joined it. */
export async function addColleague(company: Company, accessLevel: UserAccessLevel): Promise<Member> {
  const email = `oskar.dahl@${company.domain}`;
  await callServer('inviteUsers', { emails: [email], accessLevel }, company.admin.tokens.access_token);
  const invitationToken = tokenOf((await mailWithLink(email, '/register-user')).link);
  const { registrationToken } = await callServer('createAccount', { email, password, language: 'en', invitationToken });
  const person = { firstName: 'Oskar', lastName: 'Dahl' };
  const tokens = await callServer('registerUser', {
    registrationToken: registrationToken ?? '',
    ...person,
    language: 'en',
  });
  return { email, password, ...person, tokens };
}

/** A browser in which somebody is signed in: from registering, or by tokens of another session of theirs. */
export function browserOf({ tokens }: Pick<Member, 'tokens'>) {
  const stored = { accessToken: tokens.access_token, refreshToken: tokens.refresh_token, idToken: tokens.id_token };
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  return { cookies: [], origins: [{ origin: ownLane().baseUrl, localStorage }] } satisfies NonNullable<
    BrowserContextOptions['storageState']
  >;
}
