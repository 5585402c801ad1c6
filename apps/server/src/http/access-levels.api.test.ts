import type { CallName, calls } from '@pcf/contract/operations/calls';
import type { AdminPermission } from '@pcf/contract/permissions';
import { expect, it } from 'vitest';
import { serverOfFile } from '../testing/api-test.ts';
import { tokenOf } from '../testing/members.ts';
import { connectionForTests } from '../testing/network.ts';
import type { CallRequest } from '../testing/test-server.ts';

type AdminCall = {
  [Name in CallName]: (typeof calls)[Name]['access'] extends AdminPermission ? Name : never;
}[CallName];

const server = await serverOfFile();
const editor = await tokenOf(server, 'jonas.weber@nordic-kitchen.example');

const lena = 'lena.brandt@nordic-kitchen.example';
const id = crypto.randomUUID();

/** A well-formed request for every call that is an ADMIN's alone; a new one does not compile until it is here. */
const requests: Record<AdminCall, CallRequest> = {
  updateOrganisation: { body: { name: 'Taken over' } },
  uploadOrganisationLogo: {},
  deleteOrganisationLogo: {},
  setSbtiTarget: { body: { hasTarget: false, reasonForNoTarget: 'JUDGED_TO_BE_UNIMPORTANT' } },
  listActivities: {},
  downloadActivities: {},
  listApiKeys: {},
  createApiKey: { body: { name: 'Mine', scopes: ['READ'] } },
  revokeApiKey: { params: { keyId: id } },
  listNetworkConnections: {},
  createNetworkConnection: { body: connectionForTests },
  updateNetworkConnection: { params: { connectionId: id }, body: { ...connectionForTests, version: 1 } },
  deleteNetworkConnection: { params: { connectionId: id } },
  renewNetworkSecret: { params: { connectionId: id }, body: {} },
  testNetworkConnection: { params: { connectionId: id } },
  removeSuppliers: { body: [crypto.randomUUID()] },
  deleteAccounts: { body: [lena] },
  undoClaim: { params: { invitationId: id } },
  updateAccessLevel: { body: { userId: id, accessLevel: 'EDITOR' } },
  inviteUsers: { body: { emails: ['friend@example.org'], accessLevel: 'ADMIN' } },
  withdrawUserInvitations: { body: ['friend@example.org'] },
  sendUserInvitationsAgain: { body: ['friend@example.org'] },
  answerAccessRequest: { body: { id, action: 'approveAccess' } },
};

it.each(Object.entries(requests))('an EDITOR may not call %s', async (name, request) => {
  const { status, body } = await server.call(name as CallName, { ...request, token: editor });
  expect([status, body.code]).toEqual([403, 'FORBIDDEN']);
});
