import { isUniqueViolation } from '../database/sql-error.ts';
import { ProblemError } from './problem-error.ts';

/** The database decides whose a reference is, so that of two at once only one gets it. */
export async function uniqueReference<Result>(writing: Promise<Result>): Promise<Result> {
  try {
    return await writing;
  } catch (error) {
    if (isUniqueViolation(error)) throw new ProblemError('DUPLICATED_REFERENCE');
    throw error;
  }
}
