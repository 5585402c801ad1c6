import type { Config } from './config.ts';
import { demoEmail, demoOrganisations, demoPassword } from './demo/demo-organisations.ts';

/** What a person needs to know once the server is up. */
export function welcome(config: Config, url: string): string {
  const lines = [`PCF Exchange is ready at ${url}`];
  if (config.demo) {
    lines.push('', `Demo sign-ins, all with the password ${demoPassword}:`);
    for (const organisation of demoOrganisations) {
      const users = organisation.users.map((user) => `${demoEmail(user, organisation)} (${user.accessLevel})`);
      lines.push(`  ${`${organisation.name}, ${organisation.side}`.padEnd(32)}${users.join('  ')}`);
    }
    if (!config.mail.smtpUrl) lines.push('', `Mails are not sent but kept at ${new URL('/dev/mailbox', url).href}`);
  }
  return `\n${lines.join('\n')}\n\n`;
}
