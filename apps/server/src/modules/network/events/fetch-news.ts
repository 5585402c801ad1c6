import { nextDelivery } from '@pcf/domain/exchange/delivery-schedule';
import { sql } from 'kysely';
import type { Caller, Database, Tx } from '../../../database/database.ts';
import { enqueueLater } from '../../../jobs/enqueue.ts';
import type { JobPayloads } from '../../../jobs/queues.ts';
import { fetchFootprint } from '../../../network/fetch-footprint.ts';
import { PartnerError } from '../../../network/partner-error.ts';
import type { PartnerAccess } from '../../../network/partner-settings.ts';
import { createPartnerTokenCache } from '../../../network/partner-tokens.ts';
import { createSecret, credentialOfNetworkToken, hashSecret } from '../../../tokens/secrets.ts';
import { updateOutcome, waitForTurn } from './events.queries.ts';
import { kept, type LineKey, type Outcome } from './received-event.ts';
import {
  type FootprintWithSource,
  isStorable,
  selectHeld,
  selectLineOfProduct,
  submitFootprint,
} from './submit-footprint.ts';

type News = JobPayloads['network-news'];

/** When a suspended organisation is looked at again. */
const restingSeconds = 6 * 60 * 60;

/**
 * Fetches one footprint that a partner announced and makes a new version of the line that it is about. Done twice it
 * changes nothing, so that a job may end anywhere; where the partner cannot be reached it fails and is tried again.
 */
export function createNewsJob(database: Database, { secrets, ask }: PartnerAccess): (news: News) => Promise<void> {
  const tokens = createPartnerTokenCache(ask);

  async function fetched(news: News): Promise<FootprintWithSource | 'GONE' | 'GIVEN_UP'> {
    const waiting = await database.asWorker((tx) => selectNews(tx, news.eventId));
    if (!waiting) return 'GONE';
    if (waiting.resting) {
      await database.asWorker((tx) => enqueueLater(tx, 'network-news', news, restingSeconds));
      return 'GONE';
    }
    const clientSecret = secrets?.open(waiting.client_secret, waiting.connection_id) ?? null;
    const { base_url: baseUrl, auth_base_url: authBaseUrl, client_id: clientId } = waiting;
    try {
      if (clientSecret === null) throw new PartnerError('SECRET_UNREADABLE');
      return await fetchFootprint(ask, tokens, { baseUrl, authBaseUrl, clientId, clientSecret }, news.footprintId);
    } catch (error) {
      const { received_at: since, now } = waiting;
      const isOver = nextDelivery({ attempts: 1, since, now, chance: 0 }) === null;
      if (error instanceof PartnerError && isOver) return 'GIVEN_UP';
      throw error;
    }
  }

  /** With a token that nobody else has, and that lapses soon. */
  async function actAsPartner(connectionId: string, work: (tx: Tx, caller: Caller) => Promise<void>): Promise<void> {
    const token = createSecret();
    const issued = await database.asWorker((tx) => issueJobToken(tx, connectionId, hashSecret(token)));
    if (issued) await database.write(credentialOfNetworkToken(token), work);
  }

  return async (news) => {
    const found = await fetched(news);
    if (found === 'GONE') return;
    await actAsPartner(news.connectionId, async (tx, caller) => {
      await waitForTurn(tx, caller.organisationId);
      const outcome = found === 'GIVEN_UP' ? kept('NOT_FETCHED') : await applyFetched(tx, caller, found);
      await updateOutcome(tx, news.eventId, outcome);
    });
  };
}

async function applyFetched(tx: Tx, caller: Caller, fetched: FootprintWithSource): Promise<Outcome> {
  const { footprint } = fetched;
  const { organisationId } = caller;
  const isOver = footprint.status.toLowerCase() === 'deprecated';
  if (isOver || (await selectHeld(tx, organisationId, [footprint.id])).length > 0) return kept('NOTHING_NEW');
  if (!isStorable(footprint)) return kept('NOT_FETCHED');
  const line = await lineOf(tx, caller, footprint);
  return line ? submitFootprint(tx, caller, line, fetched) : kept('UNKNOWN_REQUEST');
}

/** The line that holds what it takes the place of, or else one about the same product. */
async function lineOf(
  tx: Tx,
  { organisationId }: Caller,
  { precedingPfIds, productIds }: FootprintWithSource['footprint'],
): Promise<LineKey | undefined> {
  const [former] = await selectHeld(tx, organisationId, precedingPfIds ?? []);
  return former
    ? { id: former.line_id, customer_organisation_id: former.customer_organisation_id }
    : selectLineOfProduct(tx, productIds);
}

interface WaitingNews {
  readonly received_at: Date;
  readonly connection_id: string;
  readonly base_url: string;
  readonly auth_base_url: string | null;
  readonly client_id: string;
  readonly client_secret: string;
  readonly now: Date;
  /** Whether the organisation is suspended. */
  readonly resting: boolean;
}

/** For a job: an event with how to sign in where it came from; nothing where the connection has ended. */
async function selectNews(tx: Tx, eventId: string): Promise<WaitingNews | undefined> {
  const { rows } = await sql<WaitingNews>`
    select e.received_at, c.id as connection_id, c.base_url, c.auth_base_url, c.client_id, c.client_secret, now() as now,
           exists (select from organisation_suspension p where p.organisation_id = e.organisation_id) as resting
      from network_event e
      join network_connection c
        on c.organisation_id = e.organisation_id and c.partner_organisation_id = e.partner_organisation_id
     where e.id = ${eventId}::uuid`.execute(tx);
  return rows[0];
}

/** Lets a job act as the partner; false where the connection has ended. */
async function issueJobToken(tx: Tx, connectionId: string, tokenHash: string): Promise<boolean> {
  const { rows } = await sql<{ issued: boolean }>`
    select issue_network_job_token(${connectionId}::uuid, ${tokenHash}) as issued`.execute(tx);
  return rows[0]?.issued ?? false;
}
