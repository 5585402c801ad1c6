import type { LinkPurpose } from '@pcf/contract/vocabulary/users';
import type { TicketPurpose } from '../../apps/server/src/tokens/ticket.ts';
import type { RightOfUser } from './rights-of-users.ts';
import type { RightWhileRegistering } from './rights-while-registering.ts';

type Right = RightOfUser | RightWhileRegistering;

/** Where the links of each purpose are tried; a new purpose does not compile. */
export const triedLinks: Record<LinkPurpose, readonly [Right, ...Right[]]> = {
  INVITATION: ['an invitation of a company that the person sent', 'an invitation that the registration brought'],
  USER_INVITATION: ['an invitation of a colleague that the person sent'],
  ACCESS_REQUEST: ['a link that answers a request for access'],
  EMAIL_VERIFICATION: ['a link that proves the address'],
  EMAIL_CHANGE: ['a link that confirms a new address'],
  PASSWORD_RESET: ['a link to a new password', 'a link to a first password'],
};

export const triedTickets: Record<TicketPurpose, Right> = {
  registration: 'a ticket to go on registering',
  'identity-link': 'a ticket that ties an identity to the account',
};

/** Every column that keeps something by its hash, with what is tried of it, or why nothing is. */
export const knownHashes: Readonly<Record<string, Right | { readonly none: string }>> = {
  'account.invitation_token_hash': 'an invitation that the registration brought',
  'account.password_hash': { none: 'it is what the events change' },
  'api_key.hash': 'an API key that the person created',
  'idempotency_key.request_hash': { none: 'it opens nothing: answers are repeated to the same user, signed in' },
  'identity_nonce.hash': 'a sign-in at the provider that is not exchanged yet',
  'imported_footprint.content_hash': { none: 'of a document, to know it again' },
  'link_token.hash': 'a link to a new password',
  'network_connection.former_secret_hash': 'the token of a partner whom the person connected',
  'network_connection.secret_hash': 'the token of a partner whom the person connected',
  'network_token.hash': 'the token of a partner whom the person connected',
  'unsolicited_mail.token_hash': {
    none: 'of an address without an account; it stops mails to it and allows them again',
  },
};
