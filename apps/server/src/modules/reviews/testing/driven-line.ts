import { sql } from 'kysely';
import { completeAnswer } from '../../../testing/answers.ts';
import { createProduct } from '../../../testing/exchange.ts';
import type { Answer } from '../../../testing/test-server.ts';
import type { LineModel, ModelledAction, Who } from './line-model.ts';
import type { Reviewers } from './reviewers.ts';

interface Found {
  readonly reference: string | null;
  readonly draftVersion: number | null;
  /** By the access level: the one who registered is ADMIN. */
  readonly holder: string | null;
}

const noReference = 'REQ-2026-999999';

/** A line of its own on which actions are taken over HTTP. */
export async function driveNewLine(reviewers: Reviewers, colleague: string) {
  const { server, buyer, otherBuyer, mill } = reviewers;
  const { id: productId, lineId } = await createProduct(server, buyer);
  const tokens: Record<Who, string> = { customer: buyer, supplier: mill.token, colleague, stranger: otherBuyer };
  const references: string[] = [];
  let draftVersion = 0;

  /** As if the last mail were old: what time alone forbids is not asked here. */
  const forgetMails = () =>
    server.database.asOwner((tx) =>
      sql`update product_line set mailed_at = now() - interval '2 days' where id = ${lineId}`.execute(tx),
    );

  async function take(action: ModelledAction, line: LineModel): Promise<Answer> {
    const token = tokens[action.who];
    const requestReference = references[action.reference % references.length] ?? noReference;
    const params = { requestReference, productId };
    const submitted = line.submissionVersion + (action.fresh ? 0 : 1);
    const named = { token, params };
    switch (action.do) {
      case 'send':
        return server.call('createEmissionRequest', { token, body: { supplierId: mill.id, productIds: [productId] } });
      case 'takeLock':
        return server.call('lockEmissionData', named);
      case 'unlock':
        return server.call('unlockEmissionData', named);
      case 'saveDraft':
        return server.call('saveEmissionDraft', {
          ...named,
          body: { data: { comment: 'So far' }, draftVersion: draftVersion + (action.fresh ? 0 : 1) },
        });
      case 'submit':
        return server.call('submitEmissionData', {
          ...named,
          body: { data: action.complete ? completeAnswer() : {}, submissionVersion: submitted },
        });
      case 'decline':
        return server.call('declineEmissionRequest', { ...named, body: { reason: 'Not ours' } });
      case 'accept':
        return server.call('acceptEmissionData', { ...named, body: { version: submitted || 1 } });
      case 'reject':
        return server.call('rejectEmissionData', { ...named, body: { version: submitted || 1, reason: 'Why?' } });
      case 'withdraw':
        return server.call('rejectEmissionData', {
          ...named,
          body: { version: (line.inForceVersion ?? 1) + (action.fresh ? 0 : 1), reason: 'Wrong', withdraw: true },
        });
      case 'resend':
        await forgetMails();
        return server.call('resendRequests', { token, body: { items: [{ productId }] } });
      case 'cancel':
        return server.call('deleteProducts', { token, body: { productIds: [productId], cancelOnly: true } });
      case 'comment':
        return server.call(action.who === 'customer' ? 'addCustomerComment' : 'addSupplierComment', {
          ...named,
          body: { text: 'Hello' },
        });
      default:
        throw new Error(`Nobody can ${action.do}.`);
    }
  }

  /** What is known only from the database, as the model tells it. */
  async function look(): Promise<LineModel> {
    const { rows } = await server.database.asOwner((tx) =>
      sql<Omit<LineModel, 'lockedBy'> & Found>`
        select l.status, l.submission_version as "submissionVersion", l.in_force_version as "inForceVersion",
               (select count(*) from line_history h where h.line_id = l.id)::integer as "historyRows",
               d.version is not null as "hasDraft", l.work_begun_at is not null as "workBegun",
               u.access_level as holder, l.request_reference as reference, d.version as "draftVersion"
          from product_line l
          left join line_draft d on d.line_id = l.id
          left join line_lock k on k.line_id = l.id
          left join organisation_user u on u.id = k.holder_id
         where l.id = ${lineId}`.execute(tx),
    );
    const [row] = rows;
    if (!row) throw new Error('The line is gone.');
    const { reference, draftVersion: newest, holder, ...line } = row;
    if (reference && !references.includes(reference)) references.push(reference);
    draftVersion = newest ?? 0;
    return { ...line, lockedBy: holder === null ? null : holder === 'EDITOR' ? 'colleague' : 'supplier' };
  }

  return { take, look };
}
