import { linkValidityDays, linkValidityMinutes } from '@pcf/domain/accounts/link-validity';
import type { MailContent } from '../mail-content.ts';
import { findAccount, renewReset, renewVerification } from '../mail-facts.ts';
import type { MailMessage } from '../mail-message.ts';
import type { MailLinks } from './mail-links.ts';

type Message<Template extends MailMessage['template']> = Extract<MailMessage, { template: Template }>;

/** About an account that the cause of the mail knew. */
export async function accountMail(
  message: Message<'emailVerification' | 'emailChange' | 'alreadyRegistered' | 'passwordChanged'>,
  links: MailLinks,
): Promise<MailContent | undefined> {
  const account = await findAccount(links.tx, message.accountId);
  if (!account) return undefined;
  const { email: to, language } = account;
  switch (message.template) {
    case 'emailVerification':
      if (account.email_verified_at || account.verification_generation !== message.generation) return undefined;
      return verificationMail({ ...account, id: message.accountId }, links);
    case 'emailChange':
      if (!account.new_email || account.email_change_generation !== message.generation) return undefined;
      return {
        template: 'emailChange',
        to: account.new_email,
        language,
        link: await links.withToken('/verify-email', {
          purpose: 'EMAIL_CHANGE',
          subjectId: message.accountId,
          generation: message.generation,
        }),
        validDays: linkValidityDays('EMAIL_CHANGE'),
      };
    case 'alreadyRegistered':
      return {
        template: 'alreadyRegistered',
        to,
        language,
        link: links.page('/login'),
        resetLink: links.page('/forgot-password'),
      };
    case 'passwordChanged':
      return { template: 'passwordChanged', to, language, link: links.page('/forgot-password') };
  }
}

/** About an address that may have no account, or nothing to verify: then nobody gets a mail. */
export async function addressMail(
  { template, email }: Message<'emailVerificationAgain' | 'passwordReset'>,
  links: MailLinks,
): Promise<MailContent | undefined> {
  if (template === 'emailVerificationAgain') {
    const renewed = await renewVerification(links.tx, email);
    const account = renewed && (await findAccount(links.tx, renewed.id));
    return account && verificationMail({ ...account, id: renewed.id }, links);
  }
  const renewed = await renewReset(links.tx, email);
  const account = renewed && (await findAccount(links.tx, renewed.id));
  if (!account) return undefined;
  return {
    template: 'passwordReset',
    to: account.email,
    language: account.language,
    link: await links.withToken('/password-reset', {
      purpose: 'PASSWORD_RESET',
      subjectId: renewed.id,
      generation: account.reset_generation,
    }),
    validMinutes: linkValidityMinutes('PASSWORD_RESET'),
  };
}

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>> & { id: string };

const verificationMail = async (account: Account, links: MailLinks): Promise<MailContent> => ({
  template: 'emailVerification',
  to: account.email,
  language: account.language,
  link: await links.withToken('/verify-email', {
    purpose: 'EMAIL_VERIFICATION',
    subjectId: account.id,
    generation: account.verification_generation,
  }),
  validDays: linkValidityDays('EMAIL_VERIFICATION'),
});
