import { type ComponentType, lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import type { LineActions, OpenLineAction, PurchasedLine } from '../../../exchange/line-table/line-actions.ts';
import classes from './line-actions-host.module.css';
import type { LineDialogProps } from './line-dialog.tsx';

const dialog = (action: keyof LineActions) =>
  lazy(async () => ({ default: await (await import('./line-dialogs.ts')).lineDialogs[action]() }));

const dialogs: Readonly<Record<keyof LineActions, ComponentType<LineDialogProps>>> = {
  send: dialog('send'),
  resend: dialog('resend'),
  changeDueDate: dialog('changeDueDate'),
  askAnother: dialog('askAnother'),
  cancel: dialog('cancel'),
  remove: dialog('remove'),
  restore: dialog('restore'),
};

interface Task {
  readonly number: number;
  readonly action: keyof LineActions;
  readonly lines: readonly PurchasedLine[];
  readonly onDone: (() => void) | undefined;
}

/** As long as a dialog needs to close and to give the focus back. */
const closingMs = 300;

/** A screen from which lines can be sent, resent, canceled, deleted and restored; a dialog is loaded when it is first wanted. */
export function LineActionsHost({ children }: { children: (actions: LineActions) => ReactNode }) {
  const [task, setTask] = useState<Task | null>(null);
  const [opened, setOpened] = useState(false);
  const screen = useRef<HTMLDivElement>(null);

  const opens =
    (action: keyof LineActions): OpenLineAction =>
    (lines, onDone) => {
      setTask((last) => ({ number: (last?.number ?? 0) + 1, action, lines, onDone }));
      setOpened(true);
    };

  function close() {
    setOpened(false);
    // The button that opened the dialog goes away with the selection.
    setTimeout(() => {
      if (document.activeElement === document.body) screen.current?.focus();
    }, closingMs);
  }

  const Dialog = task && dialogs[task.action];
  return (
    <div ref={screen} className={classes.screen} tabIndex={-1}>
      {children({
        send: opens('send'),
        resend: opens('resend'),
        changeDueDate: opens('changeDueDate'),
        askAnother: opens('askAnother'),
        cancel: opens('cancel'),
        remove: opens('remove'),
        restore: opens('restore'),
      })}
      <Suspense>
        {task && Dialog ? (
          <Dialog key={task.number} lines={task.lines} opened={opened} onClose={close} onDone={() => task.onDone?.()} />
        ) : null}
      </Suspense>
    </div>
  );
}
