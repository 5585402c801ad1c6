import { emailDomain, normaliseEmail } from '@pcf/domain/accounts/email-address';
import { z } from 'zod';
import { parseAddress } from '../database/database-hosts.ts';

/** What a setting may be, with the words that follow "set" where it is something else. */
const must = (words: string) => ({ error: words });

export function wholeNumber(min: number, max = Number.MAX_SAFE_INTEGER) {
  const range = max === Number.MAX_SAFE_INTEGER ? `${min} or more` : `${min} to ${max}`;
  const words = must(`a whole number, ${range}`);
  return z.coerce.number(words).int(words).min(min, words).max(max, words);
}

export function share() {
  const words = must('a number from 0 to 1, such as 0.5');
  return z.coerce.number(words).min(0, words).max(1, words);
}

/** 0 is for ever; more than a hundred years is a slip. */
export const retainedDays = () => wholeNumber(0, 36_500);

export const yesOrNo = () =>
  z.stringbool({ truthy: ['true', '1', 'yes', 'on'], falsy: ['false', '0', 'no', 'off'], ...must('true or false') });

export const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, must(`one of ${words.join(', ')}`));

const webProtocol = /^https?$/;
export const webAddress = () =>
  z.url({ protocol: webProtocol, ...must('a whole web address, such as https://exchange.example') });

export const postgresAddress = () =>
  z
    .string()
    .refine(
      (text) => parseAddress(text) !== undefined,
      must(
        'the address of a PostgreSQL database, such as postgres://name:password@db.example:5432/database, with commas between several hosts',
      ),
    );

export const mailServerAddress = () =>
  z.url({
    protocol: /^smtps?$/,
    ...must('the address of a mail server, such as smtp://name:password@mail.example:587'),
  });

const keyBytes = 32;
export function key() {
  const words = must(`${keyBytes} random bytes in base64, as \`openssl rand -base64 ${keyBytes}\` prints them`);
  return z
    .base64(words)
    .transform((text) => Buffer.from(text, 'base64'))
    .refine((bytes) => bytes.length === keyBytes, words);
}

export const atLeast = (characters: number) => z.string().min(characters, must(`${characters} characters or more`));

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);

export const webAddresses = () =>
  list.pipe(
    z.array(
      z.url({
        protocol: webProtocol,
        ...must('whole web addresses with commas between them, such as https://one.example, https://two.example'),
      }),
    ),
  );

/** In the spelling of a normalised address. */
const mailDomain = z.string().transform((text, context) => {
  const email = normaliseEmail(`somebody@${text}`);
  if (email !== null) return emailDomain(email);
  context.addIssue({
    code: 'custom',
    message: 'domains of mail addresses with commas between them, such as acme.example',
  });
  return z.NEVER;
});
export const mailDomains = () => list.pipe(z.array(mailDomain));

/** In the spelling in which addresses are compared. */
const mailAddress = z.string().transform((text, context) => {
  const email = normaliseEmail(text);
  if (email !== null) return email;
  context.addIssue({
    code: 'custom',
    message: 'mail addresses with commas between them, such as lena@acme.example',
  });
  return z.NEVER;
});
export const mailAddresses = () => list.pipe(z.array(mailAddress));

export const networks = () =>
  list.pipe(
    z.array(
      z.union([z.cidrv4(), z.cidrv6()], must('networks with commas between them, such as 10.1.0.0/16, fd00::/8')),
    ),
  );

const proxy = z
  .union([z.enum(['loopback', 'linklocal', 'uniquelocal']), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])
  .refine((text) => !text.endsWith('/0'));
export const trustedProxies = () =>
  z.union(
    [yesOrNo(), list.pipe(z.array(proxy))],
    must('true for the nearest proxy, or the addresses and networks of the proxies with commas between them'),
  );

/** As OpenTelemetry writes headers and attributes: key=value, separated by commas, values in percent encoding. */
export const pairs = () =>
  list
    .refine((items) => items.every(isPair), must('key=value with commas between several, values in percent encoding'))
    .transform((items) => Object.fromEntries(items.map(pairOf)));

function pairOf(item: string): [name: string, value: string] {
  const sign = item.indexOf('=');
  return [item.slice(0, sign).trim(), decodeURIComponent(item.slice(sign + 1).trim())];
}

/** No header may hold a line end. */
function isPair(item: string): boolean {
  try {
    const [name, value] = pairOf(item);
    return item.includes('=') && /^[\w.-]+$/.test(name) && !/[\0\r\n]/.test(value);
  } catch {
    return false;
  }
}
