import { Button } from '@mantine/core';
import { calculationSummary } from '@pcf/domain/emission-data/calculation';
import { relevantData } from '@pcf/domain/emission-data/relevant-data';
import type { ReactNode } from 'react';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import kit from '../../ui/kit.module.css';
import { ModalFrame } from '../../ui/modal-frame.tsx';
import { EmissionDataView } from '../emission-data-view/emission-data-view.tsx';
import { PlausibilityNotices } from '../emission-form/plausibility-notices.tsx';
import { sendableValues } from '../emission-form/sendable-values.ts';
import { useEditorWork } from './editor-work.ts';
import classes from './emission-editor.module.css';

interface ShareDialogProps {
  opened: boolean;
  pending: boolean;
  title: string;
  /** Who will see it. */
  lead: string;
  back: string;
  confirm: string;
  /** Why it was refused. */
  problem: string | undefined;
  /** Whether the rows of a calculation are seen too. */
  withRows: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** What to know before. */
  children?: ReactNode;
}

/** Exactly what others will see, before they do. */
export function ShareDialog(props: ShareDialogProps) {
  const { opened, pending, title, lead, back, confirm, problem, withRows, onConfirm, onClose, children } = props;
  return (
    <ModalFrame
      opened={opened}
      onClose={onClose}
      title={title}
      readOnly
      footer={
        <>
          <Button disabled={pending} onClick={onClose}>
            {back}
          </Button>
          <Button variant="filled" loading={pending} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <div className={`${kit.stack16} ${kit.oneColumn}`}>
        {pending ? null : <ErrorSummary problem={problem} fields={[]} />}
        <p className={`${kit.reading} ${classes.shareDialogLead}`}>{lead}</p>
        {children}
        <PlausibilityNotices />
        {opened ? <SharedData withRows={withRows} /> : null}
      </div>
    </ModalFrame>
  );
}

/** The form as others will see it; the rows of a calculation only where they are shared. */
function SharedData({ withRows }: { withRows: boolean }) {
  const { form, downloadDocument } = useEditorWork();
  const values = sendableValues(form.getValues());
  const { data, itemData } = relevantData(values.data, values.itemData);
  return (
    <EmissionDataView
      data={data}
      calculation={itemData && calculationSummary(itemData)}
      itemData={withRows ? itemData : null}
      onDownload={downloadDocument}
    />
  );
}
