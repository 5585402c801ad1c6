import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { escapeHtml } from '../http/html.ts';
import { isLocalCaller } from '../http/local-caller.ts';
import { ProblemError } from '../http/problem-error.ts';

// Mails carry inline styles, as mail programs need them; nothing on these pages may run, load or leave.
const listPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const mailPolicy = `${listPolicy}; sandbox allow-popups`;
const shown = 100;

const styles = `body{margin:0;font:14px/1.5 system-ui,sans-serif;color:#12202e;background:#fafaf8}main{max-width:800px;margin:0 auto;padding:32px 20px}
h1{font-size:28px;margin:0 0 8px}a{color:#07504a}table{width:100%;border-collapse:collapse;background:#fff;margin-top:24px}th,td{text-align:left;padding:10px 12px;border-bottom:1px solid #e3e7eb;overflow-wrap:anywhere}`;

/**
 * As every browser asks of whom it speaks to itself. No proxy passes it on, and those that add nothing else of their own and
 * speak HTTP/1.1, as nginx does by itself since 1.30, do not ask for it.
 */
const keepsAlive = ({ headers }: FastifyRequest) => headers.connection?.toLowerCase() === 'keep-alive';

/**
 * The mails kept while no mail server is set. Registered in demo mode only, and for this machine only: who reads
 * them can use their links.
 */
export function registerMailbox(app: FastifyInstance, database: Database): void {
  const onRequest = async (request: FastifyRequest) => {
    if (!isLocalCaller(request) || !keepsAlive(request)) throw new ProblemError('NOT_FOUND');
  };
  app.get('/dev/mailbox', { onRequest }, async (_request, reply) => {
    const mails = await database.asWorker((tx) =>
      tx
        .selectFrom('captured_mail')
        .select(['id', 'recipient', 'subject', 'created_at'])
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(shown)
        .execute(),
    );
    const rows = mails.map(
      (mail) =>
        `<tr><td>${mail.created_at.toISOString().slice(0, 19).replace('T', ' ')}</td><td>${escapeHtml(mail.recipient)}</td><td><a href="/dev/mailbox/${mail.id}">${escapeHtml(mail.subject)}</a></td></tr>`,
    );
    const list = rows.length
      ? `<table><thead><tr><th scope="col">Time (UTC)</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
      : '<p>No mail yet.</p>';
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', listPolicy)
      .send(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mailbox</title><style>${styles}</style></head><body><main><h1>Mailbox</h1><p>No mail server is set, so mails are kept here instead of being sent.</p>${list}</main></body></html>`,
      );
  });
  app.get('/dev/mailbox/:id', { onRequest }, async (request, reply) => {
    const id = z.object({ id: z.uuid() }).safeParse(request.params);
    const mail = id.success
      ? await database.asWorker((tx) =>
          tx.selectFrom('captured_mail').select('html').where('id', '=', id.data.id).executeTakeFirst(),
        )
      : undefined;
    if (!mail) throw new ProblemError('NOT_FOUND');
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', mailPolicy)
      .send(mail.html);
  });
}
