import type { FastifyBaseLogger } from 'fastify';
import type { JobDependencies } from '../jobs/job-handlers.ts';
import { withoutRecipient } from '../mail/without-recipient.ts';
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
