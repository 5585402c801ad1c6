import type { Operation } from './operation.ts';

/** Of calls that anybody may make, and of whatever has no body to take: all of them say little. */
export const maxPublicBodyBytes = 16 * 1024;
const maxSignedInBodyBytes = 1024 * 1024;

/** The largest body that an operation takes; what is larger is refused unread. Files are not bodies and have bounds of their own. */
export const maxBodyBytes = ({ access, body }: Pick<Operation, 'access' | 'body'>): number =>
  access === 'public' || !body ? maxPublicBodyBytes : maxSignedInBodyBytes;
