import type { CheckedInput, OperationOutput } from '@pcf/contract/operations/operation-types';
import type { Database } from '../../database/database.ts';
import { takesSteps } from '../../http/operation-handler.ts';
import { ProblemError } from '../../http/problem-error.ts';
import { createSlots } from '../../limits/slots.ts';
import type { NetworkAccess } from '../../network/partner-settings.ts';
import { type PartnerTest, testPartner } from '../../network/test-partner.ts';
import { selectAccount, updateTested } from './connections.queries.ts';

/** Each may bring megabytes of an answer, and take half a minute to do so. */
const maxTestsAtOnce = 20;

/** No transaction is open while the other platform is waited for. Of one organisation one test waits for another. */
export function createConnectionTest(database: Database, { ask, secrets }: NetworkAccess) {
  const inSlot = createSlots(maxTestsAtOnce);
  return takesSteps<'testNetworkConnection'>(
    async ({ credential, caller, conclude, earlierAnswer }, { params }: Input) => {
      const earlier = await earlierAnswer();
      if (earlier) return earlier;
      if (!secrets) throw new ProblemError('NETWORK_NOT_SET_UP');
      const { results } = await database.read(credential, (db) => ({
        account: selectAccount(db, params.connectionId),
      }));
      const [account] = results.account;
      if (!account) throw new ProblemError('NOT_FOUND');
      const clientSecret = secrets.open(account.client_secret, account.id);
      const test: PartnerTest =
        clientSecret === null
          ? { failedStep: 'TOKEN', error: 'SECRET_UNREADABLE' }
          : await inSlot(caller.organisationId, () =>
              testPartner(ask, {
                baseUrl: account.base_url,
                authBaseUrl: account.auth_base_url,
                clientId: account.client_id,
                clientSecret,
              }),
            );
      return conclude(async (tx): Promise<OperationOutput<'testNetworkConnection'>> => {
        const tested = await updateTested(tx, params.connectionId, test);
        if (!tested?.tested_at) throw new ProblemError('NOT_FOUND');
        return { testedAt: tested.tested_at.toISOString(), ...test };
      });
    },
  );
}

type Input = CheckedInput<'testNetworkConnection'>;
