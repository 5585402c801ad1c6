import type { CallName } from '@pcf/contract/operations/calls';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayCall } from '../lib/use-may-call.ts';
import { PageHeading } from '../ui/page-heading.tsx';

interface ForCallersProps {
  call: CallName;
  /** Of the page. */
  title: string;
  children: ReactNode;
}

/** A page that is there for one call: who may not make it is told so, and who can change that. */
export function ForCallers({ call, title, children }: ForCallersProps) {
  const { t } = useTranslation();
  const mayCall = useMayCall();
  return mayCall(call) ? children : <PageHeading subtitle={t('problem.FORBIDDEN')}>{title}</PageHeading>;
}
