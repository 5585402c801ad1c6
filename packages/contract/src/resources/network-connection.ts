import { z } from 'zod';
import { textLimits } from '../text-limits.ts';
import { versionNumber } from '../version-number.ts';
import { invitationRelations } from '../vocabulary/invitations.ts';
import { networkErrors, networkTestSteps } from '../vocabulary/network.ts';

const relations = z.enum(invitationRelations);

/** Without a user, a query or a fragment: paths are put behind it. */
const baseAddress = z
  .url({ protocol: /^https?$/ })
  .max(textLimits.networkAddress)
  .regex(/^[^?#@\s]+$/);

export const networkTest = z
  .object({
    testedAt: z.iso.datetime(),
    failedStep: z.enum(networkTestSteps).nullable().describe('Null where every step went well.'),
    error: z.enum(networkErrors).nullable(),
  })
  .meta({ id: 'NetworkTest' });

export const networkConnection = z
  .object({
    id: z.uuid(),
    partnerId: z.uuid().describe('The supplier or customer that it stands for.'),
    name: z.string(),
    relations: z.array(relations).describe('What the partner is to the own organisation.'),
    baseUrl: z.string(),
    authBaseUrl: z.string().nullable().describe('Where tokens come from, where that is another address.'),
    clientId: z.string().describe('With which the own organisation signs in there.'),
    answerKnown: z
      .boolean()
      .describe('A request for something that was shared with the partner before is answered at once.'),
    rejectUnknown: z.boolean().describe('A request that names no product of the own organisation is refused at once.'),
    issued: z.object({
      clientId: z.uuid().describe('With which the partner signs in here.'),
      secretIssuedAt: z.iso.datetime(),
      formerSecretUntil: z.iso.datetime().nullable().describe('Until when the secret before it still holds.'),
    }),
    lastTest: networkTest.nullable(),
    version: z.int(),
    createdBy: z.string().nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'NetworkConnection' });

export const networkSetup = z
  .object({
    canConnect: z.boolean().describe('False where the setting is missing with whose key secrets are kept.'),
    baseUrl: z
      .string()
      .nullable()
      .describe('What partners call; null where this installation is not reached over https, so that none can.'),
  })
  .meta({ id: 'NetworkSetup' });

const given = {
  name: z.string().trim().min(1).max(textLimits.organisationName),
  relations: z.array(relations).min(1).max(invitationRelations.length),
  baseUrl: baseAddress,
  authBaseUrl: baseAddress.nullish(),
  clientId: z.string().trim().min(1).max(textLimits.networkClientId),
  answerKnown: z.boolean().default(true),
  rejectUnknown: z.boolean().default(true),
};
const clientSecret = z.string().min(1).max(textLimits.networkClientSecret);

export const networkConnectionCreateRequest = z
  .strictObject({
    ...given,
    clientSecret,
    partnerId: z.uuid().nullish().describe('A supplier or customer who was invited and has not registered.'),
  })
  .meta({ id: 'NetworkConnectionCreateRequest' });

export const networkConnectionUpdateRequest = z
  .strictObject({
    ...given,
    clientSecret: clientSecret
      .nullish()
      .describe('Left out, it stays as it is; it is needed where an address changes.'),
    version: versionNumber(1).describe('The version that was read.'),
  })
  .meta({ id: 'NetworkConnectionUpdateRequest' });

export const networkSecretRenewal = z
  .strictObject({
    endFormer: z
      .boolean()
      .default(false)
      .describe('The secret before it ends at once, with all tokens; otherwise it holds for another day.'),
  })
  .meta({ id: 'NetworkSecretRenewal' });

export const issuedNetworkSecret = z
  .object({
    clientId: z.uuid(),
    secret: z.string().describe('The partner signs in with it. It is told here and never again.'),
    secretIssuedAt: z.iso.datetime(),
    formerSecretUntil: z.iso.datetime().nullable(),
  })
  .meta({ id: 'IssuedNetworkSecret' });

export const createdNetworkConnection = networkConnection
  .extend({ secret: z.string().describe('The partner signs in with it. It is told here and never again.') })
  .meta({ id: 'CreatedNetworkConnection' });

export const networkPartner = z
  .object({ partnerId: z.uuid(), name: z.string(), relations: z.array(relations) })
  .meta({ id: 'NetworkPartner' });
