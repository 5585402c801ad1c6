import type { FeatureState } from '@pcf/contract/vocabulary/feature-state';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { registerUser } from './api/register-user.ts';
import { requestAccess } from './api/request-access.ts';
import type { NextStep } from './next-step.ts';
import { toPerson } from './person-values.ts';
import type { RegistrationValues } from './registration-values.ts';

interface Results {
  onAsked: (organisation: string) => void;
  onRegistered: (claim: FeatureState | null) => void;
}

/** Sends the second step as what it is: asking for access, or becoming a user. */
export function useCompleteRegistration(registrationToken: string, { onAsked, onRegistered }: Results) {
  const { i18n } = useTranslation();
  const ask = useMutation(requestAccess);
  const register = useMutation(registerUser);

  async function complete(
    step: NextStep,
    { message, organisationName, acceptInvitation, ...values }: RegistrationValues,
  ): Promise<void> {
    const person = { registrationToken, language: pageLanguage(i18n), ...toPerson(values) };
    ask.reset();
    register.reset();
    if (step.does === 'ask') {
      await ask.mutateAsync({ ...person, organisationId: step.organisationId, message: message.trim() || null });
      onAsked(step.organisation);
    } else {
      const named = step.does === 'register' ? { organisationName: organisationName.trim(), acceptInvitation } : {};
      onRegistered(await register.mutateAsync({ ...person, ...named }));
    }
  }

  return { complete, pending: ask.isPending || register.isPending, error: ask.error ?? register.error };
}
