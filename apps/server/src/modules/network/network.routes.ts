import type { Database } from '../../database/database.ts';
import { writes } from '../../http/operation-handler.ts';
import type { OperationHandlers } from '../../http/register-operations.ts';
import type { NetworkAccess } from '../../network/partner-settings.ts';
import {
  createConnectionService,
  deleteNetworkConnection,
  listNetworkPartners,
  renewNetworkSecret,
} from './connections.ts';
import { listNetworkMessages, retryNetworkDelivery } from './messages.ts';
import { createConnectionTest } from './test-connection.ts';

export function networkRoutes(database: Database, means: NetworkAccess): OperationHandlers {
  const connections = createConnectionService(means);
  return {
    listNetworkPartners,
    listNetworkConnections: connections.listNetworkConnections,
    createNetworkConnection: writes(connections.createNetworkConnection),
    updateNetworkConnection: writes(connections.updateNetworkConnection),
    deleteNetworkConnection: writes(deleteNetworkConnection),
    renewNetworkSecret: writes(renewNetworkSecret),
    testNetworkConnection: createConnectionTest(database, means),
    listNetworkMessages,
    retryNetworkDelivery: writes(retryNetworkDelivery),
  };
}
