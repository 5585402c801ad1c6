import { z } from 'zod';
import { registrationRules } from '../registration-rules.ts';
import { sameOrigin } from '../same-origin.ts';

/** What the page must know before its first call. A setting that is null is off, and nothing is loaded or sent for it. */
export const runtimeConfiguration = z
  .object({
    environment: z.string(),
    version: z.string().describe('Of the software.'),
    demo: z.boolean().describe('The server runs with demo data and keeps its emails readable.'),
    demoSignIns: z
      .object({ customer: z.email(), supplier: z.email(), password: z.string() })
      .nullable()
      .describe('In a demo, as whom a visitor may look around; the password is no secret.'),
    apiBaseUrl: z
      .union([z.literal(sameOrigin), z.url()])
      .nullable()
      .describe('Where the API answers; where it is null, at the page\'s own host with an "api." prefix.'),
    authentication: z.object({ domain: z.string(), clientId: z.string(), audience: z.string() }).nullable(),
    analytics: z.object({ key: z.string(), planVersion: z.literal(4), branch: z.literal('main') }).nullable(),
    monitoring: z.object({ dsn: z.string(), replaySampleRate: z.number().min(0).max(1) }).nullable(),
    links: z.object({
      helpCentre: z.string().nullable(),
      providerWebsite: z.string().nullable(),
      requestDemo: z.string().nullable(),
      contact: z.string().nullable(),
    }),
    registration: z.object({
      rule: z.enum(registrationRules).describe('Who may register a company without an invitation.'),
      domains: z.array(z.string()).describe('Those of the rule "domains".'),
    }),
    limits: z.object({ uploadBytes: z.int() }),
  })
  .meta({ id: 'RuntimeConfiguration' });

export type RuntimeConfiguration = z.infer<typeof runtimeConfiguration>;
