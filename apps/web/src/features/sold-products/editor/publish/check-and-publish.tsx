import { lazy } from 'react';
import { Check } from '../../../../exchange/emission-editor/check.tsx';
import { useEditorWork } from '../../../../exchange/emission-editor/editor-work.ts';

const PublishDialog = lazy(async () => ({ default: (await import('./publish-dialog.tsx')).PublishDialog }));

interface CheckAndPublishProps {
  /** Counts how often somebody wanted to publish. */
  attempt: number;
  /** Nothing may be on its way that would be a draft again. */
  onBefore: () => Promise<void>;
  onPublished: () => void;
  /** Somebody else has published in the meantime. */
  onStale: () => void;
}

/** What is missing, and a look at what will be published; it may be incomplete. */
export function CheckAndPublish({ attempt, onBefore, onPublished, onStale }: CheckAndPublishProps) {
  const { goTo } = useEditorWork();
  return (
    <Check
      attempt={attempt}
      strict={false}
      renderDialog={(opened, close) => (
        <PublishDialog
          opened={opened}
          onClose={close}
          onBefore={onBefore}
          onPublished={() => {
            close();
            onPublished();
            goTo('success');
          }}
          onStale={() => {
            close();
            onStale();
          }}
        />
      )}
    />
  );
}
