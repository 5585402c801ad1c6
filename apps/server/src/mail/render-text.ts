import type { MailParts } from './mail-parts.ts';

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
