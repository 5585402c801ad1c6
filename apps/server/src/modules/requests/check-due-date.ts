import { ProblemError } from '../../http/problem-error.ts';

const day = 24 * 60 * 60 * 1000;

/** A day that is over everywhere cannot be one to answer by; the day before counts, since it may still be that day somewhere. */
export function checkDueDate(dueDate: string | null | undefined): string | null {
  if (!dueDate) return null;
  const earliest = new Date(Date.now() - day).toISOString().slice(0, 10);
  if (dueDate < earliest) {
    throw new ProblemError('VALIDATION_FAILED', {
      errors: [{ path: '/body/dueDate', code: 'TOO_SMALL', message: 'This day is over' }],
    });
  }
  return dueDate;
}
