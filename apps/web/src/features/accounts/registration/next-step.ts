import type { Registration } from './api/get-registration.ts';
import type { FormKind } from './form-kind.ts';
import { otherCompany } from './registration-values.ts';

/** What sending the form does: joins or asks that organisation, registers a company, or nothing before a choice. */
export type NextStep =
  | { does: 'join'; organisation: string }
  | { does: 'ask'; organisation: string; organisationId: string }
  | { does: 'register' }
  | { does: 'choose' };

export function nextStep(kind: FormKind, registration: Registration, choice: string): NextStep {
  const { colleagueInvitation, organisations } = registration;
  if (colleagueInvitation) return { does: 'join', organisation: colleagueInvitation.organisationName };
  if (kind !== 'choose' || choice === otherCompany) return { does: 'register' };
  const asked = organisations.find(({ id }) => id === choice);
  return asked ? { does: 'ask', organisation: asked.name, organisationId: asked.id } : { does: 'choose' };
}
