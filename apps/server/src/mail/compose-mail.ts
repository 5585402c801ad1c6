import type { MailMessage } from './mail-message.ts';
import { testMailWords } from './mail-words.ts';

export interface ComposedMail {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** One heading, short paragraphs, one button, and its link as text for mail programs that show no buttons. */
export function composeMail(message: MailMessage, publicUrl: string): ComposedMail {
  const words = testMailWords[message.language];
  const link = new URL('/', publicUrl).href;
  const paragraphs = words.paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`).join('');
  return {
    to: message.to,
    subject: words.subject,
    text: [words.heading, ...words.paragraphs, `${words.button}: ${link}`, words.footer].join('\n\n'),
    html: `<!doctype html><html lang="${message.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(words.subject)}</title></head>
<body style="margin:0;background:#fafaf8;color:#12202e;font:16px/1.5 Inter,'Helvetica Neue',Arial,sans-serif"><div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 24px;font-weight:600;color:#0b6b63">PCF Exchange</p><div style="background:#ffffff;border:1px solid #e3e7eb;border-radius:10px;padding:28px">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${escapeHtml(words.heading)}</h1>${paragraphs}
<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="display:inline-block;background:#0b6b63;color:#ffffff;text-decoration:none;font-weight:600;padding:10px 18px;border-radius:8px">${escapeHtml(words.button)}</a></p>
<p style="margin:0;font-size:13px;color:#586675">${escapeHtml(link)}</p></div>
<p style="margin:20px 0 0;font-size:13px;color:#586675">${escapeHtml(words.footer)}</p></div></body></html>`,
  };
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
