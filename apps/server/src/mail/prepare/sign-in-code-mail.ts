import { signInCodeMinutes, signInCodeOf } from '../../tokens/sign-in-code.ts';
import type { MailContent } from '../mail-content.ts';
import { findAccount, findSignInCode } from '../mail-facts.ts';
import type { MailLinks } from './mail-links.ts';

/** Of a code that counts: none was made where the password was wrong, and a newer one takes the place of the one before. */
export async function signInCodeMail(
  codeId: string,
  links: MailLinks,
  secret: Uint8Array,
): Promise<MailContent | undefined> {
  const code = await findSignInCode(links.tx, codeId);
  const account = code && (await findAccount(links.tx, code.account_id));
  if (!account) return undefined;
  return {
    template: 'signInCode',
    to: account.email,
    language: account.language,
    code: signInCodeOf(codeId, secret),
    validMinutes: signInCodeMinutes,
    link: links.page('/forgot-password'),
  };
}
