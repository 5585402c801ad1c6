import { registeredUser } from './companies.ts';
import type { TestServer } from './test-server.ts';

/** One more user of an organisation, signed in; answers with the token. */
export async function signedInColleague(server: TestServer, organisationId: string, email: string): Promise<string> {
  return (await registeredUser(server, organisationId, { email, accessLevel: 'EDITOR' })).token;
}
