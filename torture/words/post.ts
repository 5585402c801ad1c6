import type { ComposedMail } from '../../apps/server/src/mail/compose-mail.ts';
import { deliverMails, linkToken } from '../../apps/server/src/testing/deliver-mails.ts';
import type { TestServer } from '../../apps/server/src/testing/test-server.ts';

export type Post = ReturnType<typeof createPost>;

/** Every mail that was sent, kept from the first to the last: a link that somebody follows is taken from there. */
export function createPost(server: TestServer) {
  const mails: ComposedMail[] = [];
  const collect = async () => void mails.push(...(await deliverMails(server)));
  return {
    mails,
    collect,
    /** Of the newest mail that has a link to this page of ours. */
    async tokenFor(email: string, page: string): Promise<string> {
      await collect();
      const mail = mails.findLast(({ to, text }) => to === email && text.includes(`${page}?token=`));
      return linkToken(mail, page);
    },
  };
}
