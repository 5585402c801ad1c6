import type { FastifyBaseLogger } from 'fastify';
import type { JobDependencies } from '../jobs/job-handlers.ts';
import { withoutAddresses } from './logger.ts';
import type { Metrics } from './metrics.ts';

/**
 * Counts what came of mails, and logs those that nobody will get: with the answer of the mail server, and without whose
 * address it was. What is tried again is logged with its job.
 */
export const tellMailEnds =
  (metrics: Metrics, log: Pick<FastifyBaseLogger, 'warn'>): JobDependencies['mailEnded'] =>
  ({ template, to }, outcome, refusal) => {
    metrics.mails.inc({ template, outcome });
    if (!refusal || (outcome !== 'bounced' && outcome !== 'given_up')) return;
    const { code, response } = refusal;
    const answer = withoutRecipient(response, to);
    log.warn({ template, outcome, code, answer }, 'a mail server refused a mail, which is not tried again');
  };

/** Some mail servers repeat the address without what stands behind its @. */
function withoutRecipient(text: string, to: string): string {
  const mailbox = to.slice(0, to.lastIndexOf('@')).toLowerCase();
  return withoutAddresses(text).replaceAll(/[^\s<>()[\]"',;:/\\]+/g, (word) =>
    [mailbox, `${mailbox}.`].includes(word.toLowerCase()) ? '[address]' : word,
  );
}
