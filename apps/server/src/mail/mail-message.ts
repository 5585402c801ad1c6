import type { Language } from '@pcf/contract/vocabulary/language';
import type { ExchangeSide } from '@pcf/contract/vocabulary/requests';

interface ToAddress {
  readonly to: string;
  readonly language: Language;
}

/** A link that only the newest sending of its subject carries. */
interface Sending {
  readonly generation: number;
}

interface Repeatable {
  /** Sent by itself, since nobody has answered. */
  readonly reminder?: boolean;
}

/** Somebody invited who has no account, a user who has yet to accept the invitation, or a user. */
export interface NoticeRecipient {
  readonly side: ExchangeSide;
  readonly userId?: string;
  readonly invitationId?: string;
}

/** To one ADMIN, as which a notice becomes a mail. */
interface ToUser {
  readonly userId: string;
}

/** What is told to every ADMIN of an organisation. */
export type Notice =
  | { readonly template: 'accessRequest'; readonly accessRequestId: string }
  | ({ readonly template: 'receivedInvitation'; readonly invitationId: string } & Repeatable)
  | { readonly template: 'invitationAccepted' | 'invitationDeclined'; readonly invitationId: string }
  | {
      readonly template: 'claimWaiting' | 'claimConfirmed' | 'claimRefused' | 'claimUndone';
      readonly claimId: string;
    }
  | {
      readonly template: 'templateExpiry';
      readonly organisationId: string;
      /** The first to lapse. */
      readonly templateIds: readonly string[];
      /** Of all that lapse. */
      readonly count: number;
    };

/** How many templates a mail names. */
export const maxListedTemplates = 10;

/** What a mail job carries: which mail, to whom, and the ids it is about. Texts and links are made when it is sent. */
export type MailMessage =
  | ({ readonly template: 'test' } & ToAddress)
  | ({ readonly template: 'emailChanged' | 'emailChangeRequested'; readonly newEmail: string } & ToAddress)
  | ({ readonly template: 'invitation'; readonly invitationId: string } & Sending & Repeatable)
  | { readonly template: 'lineNotices'; readonly collectionId: string; readonly recipient: NoticeRecipient }
  | ({ readonly template: 'userInvitation'; readonly userInvitationId: string } & Sending)
  | ({ readonly template: 'emailVerification' | 'emailChange'; readonly accountId: string } & Sending)
  // By address: whether it has an account is found out by the job, so that the call which asks does not tell by its time.
  | { readonly template: 'emailVerificationAgain' | 'passwordReset'; readonly email: string }
  | { readonly template: 'alreadyRegistered' | 'passwordChanged'; readonly accountId: string }
  /** Sent only where the code still counts. */
  | { readonly template: 'signInCode'; readonly codeId: string }
  | { readonly template: 'accessApproved' | 'accessDenied'; readonly accessRequestId: string }
  | (Notice & ToUser);
