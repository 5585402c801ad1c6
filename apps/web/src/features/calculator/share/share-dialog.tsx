import { Button, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import kit from '../../../ui/kit.module.css';
import { ModalFrame } from '../../../ui/modal-frame.tsx';
import { useCopy } from '../../../ui/use-copy.ts';
import { type Scenario, usedFactors } from '../model/scenario.ts';
import classes from './share-dialog.module.css';
import { shareFragment } from './share-fragment.ts';

interface ShareDialogProps {
  scenarios: readonly Scenario[];
  opened: boolean;
  onClose: () => void;
}

/** Says what the link carries and who can see it, before anybody passes it on. */
export function ShareDialog({ scenarios, opened, onClose }: ShareDialogProps) {
  const { t } = useTranslation(['footprint', 'common']);
  // It comes with its first opening; only a dialog that was closed before knows where to give the focus back.
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(opened), [opened]);
  const link = useShareLink(scenarios, shown);
  const carriesOthers = usedFactors(scenarios).some(({ origin }) => origin !== 'CATALOGUE');
  const { field, outcome, copy, forget } = useCopy(link);
  const close = () => {
    forget();
    onClose();
  };
  return (
    <ModalFrame
      opened={shown}
      onClose={close}
      title={t('share.title')}
      footer={
        <>
          <Button onClick={close}>{t('common:close')}</Button>
          <Button variant="filled" disabled={link === ''} onClick={copy}>
            {t('share.copy')}
          </Button>
        </>
      }
    >
      <div className={`${kit.reading} ${classes.words}`}>
        <p>{t('share.carries')}</p>
        <ul>
          <li>{t('share.whoever')}</li>
          <li>{t('share.fragment')}</li>
          <li>{t('share.fixed')}</li>
          {carriesOthers ? <li>{t('share.own')}</li> : null}
        </ul>
      </div>
      <TextInput
        ref={field}
        label={t('share.link')}
        value={link}
        readOnly
        spellCheck={false}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p className={`${kit.small} ${kit.strong} ${classes.outcome}`} role="status">
        {outcome ? t(`share.outcome.${outcome}`) : ''}
      </p>
    </ModalFrame>
  );
}

/** The address of this page with the scenarios in its fragment; '' until it is made. */
function useShareLink(scenarios: readonly Scenario[], wanted: boolean): string {
  const [link, setLink] = useState('');
  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    shareFragment(scenarios).then((fragment) => {
      const address = new URL(window.location.href);
      address.hash = fragment;
      if (current) setLink(address.href);
    });
    return () => {
      current = false;
    };
  }, [scenarios, wanted]);
  return link;
}
