import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useProblemText } from '../../ui/form/use-problem-text.ts';
import {
  type InstallationOrganisation,
  requestOrganisationDeletion,
  resumeOrganisation,
} from './installation-calls.ts';
import { SuspendModal } from './suspend-modal.tsx';

/** What is asked about before it is done. */
export interface OrganisationQuestion {
  kind: 'suspend' | 'resume' | 'delete';
  organisation: InstallationOrganisation;
}

interface OrganisationDialogsProps {
  question: OrganisationQuestion;
  opened: boolean;
  /** How many days a deletion can be taken back. */
  waitDays: number;
  onClose: () => void;
}

export function OrganisationDialogs({ question, opened, waitDays, onClose }: OrganisationDialogsProps) {
  const { kind, organisation } = question;
  const dialog = { organisation, opened, onClose };
  if (kind === 'suspend') return <SuspendModal key={organisation.id} {...dialog} />;
  if (kind === 'resume') return <ResumeDialog key={organisation.id} {...dialog} />;
  return <DeleteDialog key={organisation.id} {...dialog} waitDays={waitDays} />;
}

interface DialogProps {
  organisation: InstallationOrganisation;
  opened: boolean;
  onClose: () => void;
}

function ResumeDialog({ organisation, opened, onClose }: DialogProps) {
  const { t } = useTranslation('installation');
  const resume = useMutation(resumeOrganisation(useQueryClient()));
  const problem = useProblemText(resume.error);
  return (
    <ConfirmDialog
      opened={opened}
      title={t('resume.title', { name: organisation.name })}
      confirm={t('resume.confirm')}
      pending={resume.isPending}
      problem={problem}
      onConfirm={() => resume.mutate(organisation, { onSuccess: onClose })}
      onClose={() => {
        resume.reset();
        onClose();
      }}
    >
      <p>{t('resume.text')}</p>
      {organisation.suspension?.deleteAt ? <p>{t('resume.deletion')}</p> : null}
    </ConfirmDialog>
  );
}

function DeleteDialog({ organisation, opened, waitDays, onClose }: DialogProps & { waitDays: number }) {
  const { t } = useTranslation('installation');
  const request = useMutation(requestOrganisationDeletion(useQueryClient()));
  const problem = useProblemText(request.error);
  return (
    <ConfirmDialog
      opened={opened}
      title={t('delete.title', { name: organisation.name })}
      confirm={t('delete.confirm', { count: waitDays })}
      dangerous
      pending={request.isPending}
      problem={problem}
      onConfirm={() => request.mutate(organisation, { onSuccess: onClose })}
      onClose={() => {
        request.reset();
        onClose();
      }}
    >
      <p>{t('delete.goes')}</p>
      <p>{t('delete.stays')}</p>
      <p>{t('delete.when', { count: waitDays })}</p>
    </ConfirmDialog>
  );
}
