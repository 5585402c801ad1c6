import { writes } from '../../http/operation-handler.ts';
import type { OperationHandlers } from '../../http/register-operations.ts';
import { removeSuppliers } from './remove-suppliers.service.ts';
import { getSupplier, listCustomers, listSuppliers } from './suppliers.service.ts';

export const suppliersRoutes: OperationHandlers = {
  listSuppliers,
  getSupplier,
  removeSuppliers: writes(removeSuppliers),
  listCustomers,
};
