import { verificationProviderNames, verificationStandardNames } from '@pcf/contract/verification-names';
import type {
  VerificationCoverage,
  VerificationProvider,
  VerificationStandard,
} from '@pcf/contract/vocabulary/methods';

export const coverageNames = {
  PRODUCT_LEVEL: 'product level',
  PCF_CALCULATION_MODEL: 'PCF calculation model',
  PCF_PROGRAM: 'PCF program',
} as const satisfies Record<VerificationCoverage, string>;

type Text = string | null | undefined;

function codeOf<Code extends string>(names: Readonly<Record<Code, string>>, name: string): Code | null {
  const wanted = name.trim().toLowerCase();
  return (Object.keys(names) as Code[]).find((code) => names[code].toLowerCase() === wanted) ?? null;
}

export const coverageOfName = (name: string): VerificationCoverage | null => codeOf(coverageNames, name);

/** Null where nobody says it. */
export const nameOfProvider = (provider: VerificationProvider | null | undefined, text: Text): string | null =>
  provider && provider !== 'OTHER' ? verificationProviderNames[provider] : (text ?? null);

export const nameOfVerificationStandard = (
  standard: VerificationStandard | null | undefined,
  text: Text,
): string | null => (standard && standard !== 'OTHER' ? verificationStandardNames[standard] : (text ?? null));

/** What is not in our list keeps its name as a text. */
export const providerOfName = (name: string): { provider: VerificationProvider; providerText: string | null } => {
  const code = codeOf(verificationProviderNames, name);
  return code ? { provider: code, providerText: null } : { provider: 'OTHER', providerText: name };
};

export const verificationStandardOfName = (
  name: string,
): { standard: VerificationStandard; standardText: string | null } => {
  const code = codeOf(verificationStandardNames, name);
  return code ? { standard: code, standardText: null } : { standard: 'OTHER', standardText: name };
};
