import type { InvitationRelation } from '@pcf/contract/vocabulary/invitations';
import type { Language } from '@pcf/contract/vocabulary/language';
import type { AnswerFacts, ExpiryFacts, RequestFacts, ReviewFacts } from './line-content.ts';

interface Linked {
  readonly link: string;
}

interface LinkedForDays extends Linked {
  readonly validDays: number;
}

export interface AccountFacts {
  /** Sent by an operator to try out the mail server; the link leads to the platform. */
  readonly test: Linked;
  readonly emailVerification: LinkedForDays;
  /** To the new address. */
  readonly emailChange: LinkedForDays;
  /** To the present address; the link leads to a new password, for those who did not ask for it. */
  readonly emailChangeRequested: Linked & { readonly newEmail: string };
  /** To the old address; the link leads to the login page. */
  readonly emailChanged: Linked & { readonly newEmail: string };
  /** Somebody registers with an address that has an account; the links lead to the login page and to a new password. */
  readonly alreadyRegistered: Linked & { readonly resetLink: string };
  readonly passwordReset: Linked & { readonly validMinutes: number };
  /** The link leads to a new password, for those who did not change it themselves. */
  readonly passwordChanged: Linked;
  /** Likewise, for those who did not try to sign in: somebody else knows the password. */
  readonly signInCode: Linked & { readonly code: string; readonly validMinutes: number };
}

export interface AccessFacts {
  /** To a colleague who is to join. */
  readonly userInvitation: LinkedForDays & { readonly organisationName: string; readonly invitedBy: string };
  /** To an ADMIN of the organisation that somebody wants to join. */
  readonly accessRequest: {
    readonly personName: string;
    readonly personEmail: string;
    readonly jobTitle: string | null;
    readonly message: string | null;
    readonly organisationName: string;
    readonly approveLink: string;
    readonly denyLink: string;
    readonly validDays: number;
  };
  readonly accessApproved: Linked & { readonly organisationName: string };
  /** The link leads to the registration of a company. */
  readonly accessDenied: Linked & { readonly organisationName: string };
}

interface Invitation extends Linked {
  /** SUPPLIER: the inviter asks for footprints. CUSTOMER: the inviter offers its own. */
  readonly relation: InvitationRelation;
  readonly inviterName: string;
  readonly invitedBy: string;
  readonly message: string | null;
  /** Sent by itself, since nobody has answered. */
  readonly reminder: boolean;
}

export interface InvitationFacts {
  /** To somebody unregistered. */
  readonly invitation: Invitation & LinkedForDays;
  /** To an ADMIN of an organisation that is registered. */
  readonly receivedInvitation: Invitation;
  readonly invitationAccepted: Linked & { readonly organisationName: string; readonly email: string };
  readonly invitationDeclined: Linked & { readonly organisationName: string | null; readonly email: string };
}

/** A claim: somebody answers an invitation with its link. */
export interface ClaimFacts {
  /** To the inviter: the link was used from another address than the invited one. */
  readonly claimWaiting: Linked & {
    readonly personName: string;
    readonly personEmail: string;
    readonly organisationName: string;
    readonly invitedEmail: string;
  };
  /** The rest go to the one who claimed. */
  readonly claimConfirmed: Linked & { readonly inviterName: string };
  readonly claimRefused: Linked & { readonly inviterName: string };
  readonly claimUndone: Linked & { readonly inviterName: string };
}

interface ToldTemplate {
  readonly name: string;
  readonly reference: string;
  readonly lastDay: string;
}

export interface TemplateFacts {
  /** To an ADMIN of the supplier: the first of its templates whose data will not hold much longer. */
  readonly templateExpiry: Linked & {
    readonly organisationName: string;
    readonly count: number;
    readonly templates: readonly ToldTemplate[];
  };
}

export interface MailFacts
  extends AccountFacts,
    AccessFacts,
    InvitationFacts,
    ClaimFacts,
    RequestFacts,
    AnswerFacts,
    ReviewFacts,
    ExpiryFacts,
    TemplateFacts {}

export type MailTemplate = keyof MailFacts;

interface StopLinks {
  /** The page that asks. */
  readonly page: string;
  /** What a mail program posts to on its own button. */
  readonly oneClick: string;
}

interface Addressed<Template> {
  readonly template: Template;
  readonly to: string;
  readonly language: Language;
  /** The people it names but for its recipient: ids of actors, or the addresses of those who are none yet. */
  readonly named?: readonly string[];
  /** Of somebody who did not ask for it: how they say that they want no more. */
  readonly stop?: StopLinks | undefined;
}

/** One mail to one person, with every fact that its words need. */
export type MailContent<Template extends MailTemplate = MailTemplate> = {
  readonly [T in Template]: Addressed<T> & MailFacts[T];
}[Template];
