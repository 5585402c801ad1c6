import type { MailContent } from './mail-content.ts';
import { webLink } from './web-link.ts';

interface ShownLinks {
  readonly main: string;
  readonly other: string | null;
}

/** Where the button of a mail leads, and its quieter second link. */
export function shownLinks(content: MailContent): ShownLinks {
  switch (content.template) {
    case 'accessRequest':
      return { main: webLink(content.approveLink), other: webLink(content.denyLink) };
    case 'alreadyRegistered':
      return { main: webLink(content.link), other: webLink(content.resetLink) };
    default:
      return { main: webLink(content.link), other: null };
  }
}
