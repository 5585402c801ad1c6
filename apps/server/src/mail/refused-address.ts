import { z } from 'zod';

const refusal = z.object({
  command: z.literal('RCPT TO'),
  responseCode: z.int().min(550).max(554),
  response: z.string().default(''),
});

/** A refusal for reasons of policy is about the sender, such as a server that is not set up yet, not about the address. */
const policy = /\b5\.7\.\d+\b/;

/** The code with which a mail server refused the address itself for good; nothing for any other failure. */
export function refusedForGood(error: unknown): number | undefined {
  const parsed = refusal.safeParse(error);
  if (!parsed.success || policy.test(parsed.data.response)) return undefined;
  return parsed.data.responseCode;
}
