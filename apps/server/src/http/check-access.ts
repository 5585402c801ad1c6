import { mayDo, type Permission } from '@pcf/domain/exchange/permissions';
import type { Caller } from '../database/database.ts';
import { callPermissions } from './call-permissions.ts';
import type { OperationName } from './operation-handler.ts';
import { ProblemError } from './problem-error.ts';

export function checkAccess(name: OperationName, caller: Caller): void {
  const permission = (callPermissions as Partial<Record<OperationName, Permission>>)[name];
  if (permission === undefined || !mayDo(permission, caller)) throw new ProblemError('FORBIDDEN');
}
