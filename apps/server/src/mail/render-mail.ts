import type { Language } from '@pcf/contract/vocabulary/language';
import { escapeHtml } from '../http/html.ts';
import type { MailDetail, MailList } from './layout/mail-texts.ts';

const ink = '#12202e';
const muted = '#586675';
const brand = '#0b6b63';
const brandInk = '#07504a';
const paper = '#fafaf8';
const line = '#e3e7eb';
const font = "Inter,'Helvetica Neue',Helvetica,Arial,sans-serif";
const breaking = 'overflow-wrap:anywhere;word-break:break-word';

/** Styles stand in the elements, and tables hold the button and the width, since mail programs know little else. */
export function renderHtml(parts: MailParts): string {
  return `<!doctype html>
<html lang="${parts.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light only"><meta name="supported-color-schemes" content="light"><title>${escapeHtml(parts.subject)}</title><style>:root{color-scheme:light only}</style></head>
<body style="margin:0;padding:0;background:${paper}">
${hiddenPreview(parts.preview)}
<!--[if mso]><table role="presentation" align="center" width="560" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<div role="main" style="max-width:560px;margin:0 auto;padding:32px 16px;font:16px/1.5 ${font};color:${ink};${breaking}">
${sender}
<div style="background:#ffffff;border:1px solid ${line};border-radius:10px;padding:32px 24px">
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.35;font-weight:600">${escapeHtml(parts.heading)}</h1>
${parts.paragraphs.map(paragraph).join('\n')}
${details(parts)}${list(parts)}${quotes(parts)}${button(parts)}${otherLink(parts)}${parts.notes.map(note).join('\n')}
${linksAsText(parts)}
</div>
<p style="margin:16px 0 0;padding:0 24px;font-size:13px;color:${muted}">${escapeHtml(parts.footer)}</p>
${stop(parts)}</div>
<!--[if mso]></td></tr></table><![endif]-->
</body></html>
`;
}

// What follows the text keeps a mailbox from showing the beginning of the mail behind it.
const hiddenPreview = (text: string) =>
  `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(text)}${'&#8199;&#847;'.repeat(60)}</div>`;

const quarter = (color: string, corner: string) =>
  `<td width="11" height="11" style="width:11px;height:11px;line-height:0;font-size:0;background:${color};border-radius:${corner}"></td>`;

const sender = `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 20px 24px"><tr><td style="padding:0 10px 0 0"><table role="presentation" cellpadding="0" cellspacing="0"><tr>${quarter(brand, '11px 0 0 0')}${quarter('#9ccbc4', '0 11px 0 0')}</tr><tr>${quarter('#cfe4e1', '0 0 0 11px')}${quarter(ink, '0 0 11px 0')}</tr></table></td><td style="font:600 16px/1.5 ${font};color:${ink}">PCF Exchange</td></tr></table>`;

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;

const note = (text: string) => `<p style="margin:0 0 8px;font-size:14px;color:${muted}">${escapeHtml(text)}</p>`;

function details({ details }: MailParts): string {
  if (details.length === 0) return '';
  const rows = details.map(
    ({ label, value }) =>
      `<p style="margin:0 0 8px"><span style="display:block;font-size:13px;color:${muted}">${escapeHtml(label)}</span>${escapeHtml(value)}</p>`,
  );
  return `<div style="margin:0 0 16px;padding:16px 16px 8px;border:1px solid ${line};border-radius:8px">${rows.join('\n')}</div>\n`;
}

function list({ list }: MailParts): string {
  if (!list) return '';
  const items = list.items.map((item) => `<li style="margin:0 0 4px">${escapeHtml(item)}</li>`);
  return `<p style="margin:0 0 8px;font-size:13px;color:${muted}">${escapeHtml(list.label)}</p>
<ul style="margin:0 0 16px;padding:0 0 0 20px">${items.join('')}</ul>
${list.more ? `<p style="margin:-8px 0 16px;color:${muted}">${escapeHtml(list.more)}</p>\n` : ''}`;
}

const quotes = ({ quotes }: MailParts) => quotes.map(quote).join('');

const quote = ({ intro, lines }: MailQuote) =>
  `<p style="margin:0 0 8px;font-size:14px;color:${muted}">${escapeHtml(intro)}</p>
<blockquote style="margin:0 0 16px;padding:12px 16px;border-left:3px solid #9ccbc4;background:#f3f8f7;font-size:15px">${lines.map(escapeHtml).join('<br>')}</blockquote>\n`;

function button({ button }: MailParts): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0"><tr><td bgcolor="${brand}" style="border-radius:8px;background:${brand};mso-padding-alt:12px 20px"><a href="${escapeHtml(button.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${brand};color:#ffffff;font:600 16px/1.25 ${font};text-decoration:none">${escapeHtml(button.label)}</a></td></tr></table>\n`;
}

function otherLink({ otherLink }: MailParts): string {
  if (!otherLink) return '';
  return `<p style="margin:-8px 0 24px"><a href="${escapeHtml(otherLink.url)}" style="color:${brandInk};text-decoration:underline">${escapeHtml(otherLink.label)}</a></p>\n`;
}

function stop({ stop }: MailParts): string {
  if (!stop) return '';
  return `<p style="margin:8px 0 0;padding:0 24px;font-size:13px"><a href="${escapeHtml(stop.url)}" style="color:${brandInk};text-decoration:underline">${escapeHtml(stop.label)}</a></p>\n`;
}

function linksAsText({ linkHint, button, otherLink, labelled }: MailParts): string {
  const links = [{ label: linkHint, url: button.url }];
  if (otherLink) links.push({ label: labelled(otherLink.label), url: otherLink.url });
  const rows = links.map(
    ({ label, url }) =>
      `<p style="margin:16px 0 0">${escapeHtml(label)}<br><a href="${escapeHtml(url)}" style="color:${brandInk};text-decoration:underline;word-break:break-all">${escapeHtml(url)}</a></p>`,
  );
  return `<div style="margin:24px 0 0;border-top:1px solid ${line};font-size:13px;color:${muted}">${rows.join('\n')}</div>`;
}

/** The plain text of a mail. What a person wrote stands behind a mark on every line, so that it passes for nothing else. */
export function renderText(parts: MailParts): string {
  const { details, list, quotes, button, otherLink, labelled } = parts;
  const blocks = [
    'PCF Exchange',
    parts.heading,
    ...parts.paragraphs,
    details.map(({ label, value }) => `${labelled(label)} ${value}`).join('\n'),
    ...(list
      ? [[labelled(list.label), ...list.items.map((item) => `- ${item}`), ...(list.more ? [list.more] : [])].join('\n')]
      : []),
    ...quotes.flatMap(({ intro, lines }) => [intro, lines.map((line) => `> ${line}`.trimEnd()).join('\n')]),
    ...[button, ...(otherLink ? [otherLink] : [])].map(({ label, url }) => `${labelled(label)}\n${url}`),
    ...parts.notes,
    // The mark of a signature, which mail programs set apart.
    `-- \n${parts.footer}`,
    ...(parts.stop ? [`${labelled(parts.stop.label)}\n${parts.stop.url}`] : []),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

interface MailLink {
  readonly label: string;
  readonly url: string;
}

export interface MailQuote {
  readonly intro: string;
  readonly lines: readonly string[];
}

/** A mail whose words and links are settled, ready to become HTML and plain text. */
export interface MailParts {
  readonly language: Language;
  readonly subject: string;
  readonly preview: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly details: readonly MailDetail[];
  readonly list: MailList | null;
  readonly quotes: readonly MailQuote[];
  readonly button: MailLink;
  readonly otherLink: MailLink | null;
  readonly notes: readonly string[];
  readonly footer: string;
  readonly stop: MailLink | null;
  readonly linkHint: string;
  readonly labelled: (label: string) => string;
}
