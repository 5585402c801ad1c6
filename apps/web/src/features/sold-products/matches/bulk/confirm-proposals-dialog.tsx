import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ScrollSection } from '../../../../exchange/scroll-section.tsx';
import { pageLanguage } from '../../../../i18n/page-language.ts';
import { formatPercent } from '../../../../lib/format/shares.ts';
import { showErrorToast, showSuccessToast } from '../../../../lib/toasts/show-toast.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import boxes from '../../../../ui/data-table/row-checkbox.module.css';
import { useProblemText } from '../../../../ui/form/use-problem-text.ts';
import kit from '../../../../ui/kit.module.css';
import { confirmSoldProductMatches } from '../api/confirm-matches.ts';
import classes from './bulk.module.css';
import type { Proposals } from './proposals.ts';

interface ConfirmProposalsDialogProps {
  proposals: Proposals;
  opened: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Says how sure the proposals are, and confirms them together. */
export function ConfirmProposalsDialog({ proposals, opened, onClose, onDone }: ConfirmProposalsDialogProps) {
  const { t, i18n } = useTranslation('templateMatches');
  const [withoutNames, setWithoutNames] = useState(false);
  const confirm = useMutation(confirmSoldProductMatches(useQueryClient()));
  const problem = useProblemText(confirm.error);
  const { byReference, byName, without } = proposals;
  const taken = withoutNames ? byReference : [...byReference, ...byName];

  async function send() {
    try {
      const { confirmed, skipped } = await confirm.mutateAsync(
        taken.map(({ match: { lineId }, offer: { template: soldProduct } }) => ({
          lineId,
          templateId: soldProduct.id,
        })),
      );
      if (confirmed > 0) showSuccessToast('templateMatches:bulk.done', { count: confirmed });
      if (skipped.length > 0) showErrorToast('templateMatches:gone');
      onDone();
      onClose();
    } catch {
      // The dialog says why.
    }
  }

  return (
    <ConfirmDialog
      opened={opened}
      title={t('bulk.title', { count: byReference.length + byName.length })}
      confirm={t('bulk.confirm', { count: taken.length })}
      pending={confirm.isPending}
      problem={problem}
      onConfirm={() => {
        if (taken.length > 0) void send();
        else onClose();
      }}
      onClose={onClose}
    >
      <p>{t('bulk.meaning')}</p>
      <ul className={classes.counts}>
        {byReference.length > 0 ? <li>{t('bulk.byReference', { count: byReference.length })}</li> : null}
        {byName.length > 0 ? <li>{t('bulk.byName', { count: byName.length })}</li> : null}
        {without > 0 ? <li>{t('bulk.without', { count: without })}</li> : null}
      </ul>
      {byName.length > 0 ? (
        <>
          <ScrollSection label={t('bulk.pairs')}>
            <ul className={`${kit.small} ${kit.breakable} ${classes.pairs}`}>
              {byName.map(({ match, offer: { template: soldProduct, similarity } }) => (
                <li key={match.lineId}>
                  {t('bulk.pair', {
                    product: match.name,
                    template: soldProduct.name,
                    percent: formatPercent(Math.round(similarity * 100), pageLanguage(i18n)),
                  })}
                </li>
              ))}
            </ul>
          </ScrollSection>
          <label className={`${kit.line8} ${classes.choice}`}>
            <input
              type="checkbox"
              className={boxes.box}
              checked={withoutNames}
              onChange={(event) => setWithoutNames(event.currentTarget.checked)}
            />
            {t('bulk.leaveOut', { count: byName.length })}
          </label>
        </>
      ) : null}
    </ConfirmDialog>
  );
}
