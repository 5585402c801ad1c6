import { sql } from 'kysely';

/** Whether somebody is on either side of a line that both know. */
const isSide = (organisation: string) =>
  sql`${sql.ref(organisation)} in (l.customer_organisation_id, l.supplier_organisation_id)`;

/** Notices of a line to or from somebody who has nothing to do with it. */
const foreignNotices = sql`
  select n.id
    from line_notice n join product_line l on l.customer_organisation_id = n.customer_organisation_id and l.id = n.line_id
   where n.recipient_organisation_id = n.sender_organisation_id
      or (${isSide('n.recipient_organisation_id')} and ${isSide('n.sender_organisation_id')}) is not true`;

/** Notifications of a line that their organisation has nothing to do with, or not on that side. */
const foreignNotifications = sql`
  select n.id
    from notification n join product_line l on l.customer_organisation_id = n.customer_organisation_id and l.id = n.line_id
   where n.organisation_id is distinct from
         case n.side when 'CUSTOMER' then l.customer_organisation_id else l.supplier_organisation_id end`;

/** Notices that no job will ever collect. */
const uncollectedNotices = sql`
  select n.id
    from line_notice n
   where n.collection_id is null
     and not exists (
       select from pgboss.job j
        where j.name = 'line-notices' and j.state in ('created', 'retry', 'active')
          and (j.data ->> 'recipientId', j.data ->> 'senderId', j.data ->> 'kind') =
              (n.recipient_organisation_id::text, n.sender_organisation_id::text, n.kind))`;

/**
 * Jobs about something that was never there: an effect without its cause. Not asked of what may be taken back while its
 * mail waits: people, their accounts, what they asked for and their invitations.
 */
const jobsWithoutCause = sql`
  select j.id, j.name, j.data
    from pgboss.job j
   where j.state in ('created', 'retry', 'active')
     and case j.name
           when 'announce' then not exists (select from organisation o where o.id::text = j.data ->> 'organisationId')
           when 'line-notices' then not exists (select from organisation o where o.id::text = j.data ->> 'recipientId')
                                 or not exists (select from organisation o where o.id::text = j.data ->> 'senderId')
           when 'mail' then (j.data ? 'claimId' and not exists (select from invitation_claim c where c.id::text = j.data ->> 'claimId'))
                         or (j.data ? 'collectionId' and not exists (select from notice_collection c where c.id::text = j.data ->> 'collectionId'))
           when 'network-news' then exists (select from network_connection c where c.id::text = j.data ->> 'connectionId')
                                and not exists (select from network_event e where e.id::text = j.data ->> 'eventId')
           when 'notice' then j.data ? 'claimId' and not exists (select from invitation_claim c where c.id::text = j.data ->> 'claimId')
           else false
         end`;

/** What partners announced and no job will ever fetch. */
const unfetchedNews = sql`
  select e.id
    from network_event e
   where e.outcome = 'WAITING'
     and not exists (
       select from pgboss.job j
        where j.name = 'network-news' and j.state in ('created', 'retry', 'active') and j.data ->> 'eventId' = e.id::text)`;

/** What is written beside a change, or follows from it, and does not fit it. */
export const unsoundEffects = {
  foreignNotices,
  foreignNotifications,
  uncollectedNotices,
  jobsWithoutCause,
  unfetchedNews,
};
