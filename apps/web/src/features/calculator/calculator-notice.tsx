import { Button } from '@mantine/core';
import { memo, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/notice.tsx';
import classes from './calculator.module.css';

/** What happened to all rows at once. */
export const noticeKinds = ['shared', 'unreadable', 'comparisonEnded'] as const;

interface CalculatorNoticeProps {
  kind: NoticeKind | null;
  /** Null where nothing was lost. */
  onPutBack: (() => void) | null;
  onClose: () => void;
  /** For moving the focus here. */
  ref: Ref<HTMLDivElement>;
}

/** Always there, so that what appears in it is heard and the focus has a place to stay. */
export const CalculatorNotice = memo(function CalculatorNotice(props: CalculatorNoticeProps) {
  const { kind, onPutBack, onClose, ref } = props;
  const { t } = useTranslation(['calculator', 'common']);
  return (
    <div ref={ref} className={classes.place} role="status" tabIndex={-1}>
      {kind && (
        <Notice
          actions={
            <>
              {onPutBack && (
                <Button size="xs" onClick={onPutBack}>
                  {t('undo')}
                </Button>
              )}
              <Button size="xs" variant="subtle" onClick={onClose}>
                {t('common:close')}
              </Button>
            </>
          }
        >
          <p>{t(`notice.${kind}`)}</p>
        </Notice>
      )}
    </div>
  );
});

export type NoticeKind = (typeof noticeKinds)[number];
