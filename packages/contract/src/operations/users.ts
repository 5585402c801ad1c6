import { user, userUpdateRequest } from '../resources/user.ts';
import { defineOperations } from './operation.ts';
import { usersCalls } from './users.calls.ts';

const tag = 'Organisation users';

export const usersOperations = defineOperations(usersCalls, {
  getCurrentUser: {
    tag,
    summary: 'Whoever calls',
    success: { status: 200, body: user, description: 'The signed-in user.' },
    errors: [],
  },
  updateCurrentUser: {
    tag,
    summary: 'Change the own profile',
    body: userUpdateRequest,
    success: { status: 200, body: user, description: 'The user as it is now.' },
    errors: [],
  },
});
