import { z } from 'zod';

export const pactErrorStatuses = {
  BadRequest: 400,
  TokenExpired: 401,
  AccessDenied: 403,
  NotFound: 404,
  InternalError: 500,
  NotImplemented: 501,
} as const;

export type PactErrorCode = keyof typeof pactErrorStatuses;

const codes = Object.keys(pactErrorStatuses) as [PactErrorCode, ...PactErrorCode[]];

/** The body of every failure, and the reason of a rejection. */
export const pactError = z.strictObject({ code: z.enum(codes), message: z.string() });

export type PactError = z.infer<typeof pactError>;

/** Others may have codes of their own. */
export const incomingPactError = z.looseObject({ code: z.string(), message: z.string() });
