import type { CheckedInput } from '@pcf/contract/operations/operation-types';
import {
  type OrganisationIdentifierType,
  organisationIdentifierTypes,
} from '@pcf/contract/vocabulary/organisation-identifier-type';
import { normaliseIdentifier } from '@pcf/domain/exchange/organisation-identifier';
import { type FieldProblem, pointer } from '../../http/field-problems.ts';
import { ProblemError } from '../../http/problem-error.ts';

/** Of those that are named, the one spelling of each; null takes one away. Every wrong one is named at once. */
export function checkedIdentifiers(
  given: CheckedInput<'updateOrganisation'>['body']['identifiers'] = {},
): Map<OrganisationIdentifierType, string | null> {
  const checked = new Map<OrganisationIdentifierType, string | null>();
  const errors: FieldProblem[] = [];
  for (const type of organisationIdentifierTypes) {
    const text = given[type];
    if (text === undefined) continue;
    const value = text ? normaliseIdentifier(type, text) : null;
    if (text && value === null) {
      const path = pointer('body', ['identifiers', type]);
      errors.push({ path, code: 'INVALID_FORMAT', message: `This is no ${type}` });
    }
    checked.set(type, value);
  }
  if (errors.length > 0) throw new ProblemError('VALIDATION_FAILED', { errors });
  return checked;
}
