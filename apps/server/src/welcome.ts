import type { Config } from './config.ts';
import { demoEmail, demoOrganisations, demoPassword } from './demo/demo-organisations.ts';
import type { RunningServer } from './server.ts';

/** What a person needs to know once the server is up. */
export function welcome(config: Config, { url, localUrl }: Pick<RunningServer, 'url' | 'localUrl'>): string {
  const lines = [`PCF Exchange is ready at ${url}`];
  if (config.demo) {
    lines.push('', `Demo sign-ins, all with the password ${demoPassword}:`);
    for (const organisation of demoOrganisations) {
      const users = organisation.users.map((user) => `${demoEmail(user, organisation)} (${user.accessLevel})`);
      lines.push(`  ${`${organisation.name}, ${organisation.side}`.padEnd(32)}${users.join('  ')}`);
    }
    if (!config.mail.smtpUrl) lines.push('', `Mails are not sent but kept${whereToReadMails(localUrl)}`);
  }
  return `\n${lines.join('\n')}\n\n`;
}

/** A reader can use their links, so they are shown on this machine only. */
const whereToReadMails = (localUrl: string | undefined) =>
  localUrl === undefined
    ? '; to read them on this machine, listen on all addresses (HOST=0.0.0.0) or on 127.0.0.1'
    : ` at ${new URL('/dev/mailbox', localUrl).href}, which answers on this machine only`;
