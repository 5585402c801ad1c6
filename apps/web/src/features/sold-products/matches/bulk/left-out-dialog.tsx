import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import kit from '../../../../ui/kit.module.css';
import { ModalFrame } from '../../../../ui/modal-frame.tsx';
import { AnswerLink } from '../answer-link.tsx';
import { type AnswerPlan, notAnswerableReasons } from './answer-plan.ts';
import classes from './bulk.module.css';

const maxShown = 20;

interface LeftOutDialogProps {
  plan: AnswerPlan;
  opened: boolean;
  onClose: () => void;
  onContinue: () => void;
}

/** What cannot be answered with a sold product, and why, before the others are. */
export function LeftOutDialog({ plan: { chosen, leftOut }, opened, onClose, onContinue }: LeftOutDialogProps) {
  const { t } = useTranslation(['templateMatches', 'common']);
  return (
    <ModalFrame
      opened={opened}
      onClose={onClose}
      title={t('leftOut.title', { count: leftOut.length })}
      footer={
        chosen.length > 0 ? (
          <>
            <Button onClick={onClose}>{t('common:cancel')}</Button>
            <Button variant="filled" onClick={onContinue}>
              {t('leftOut.continue', { count: chosen.length })}
            </Button>
          </>
        ) : (
          <Button variant="filled" onClick={onClose}>
            {t('common:close')}
          </Button>
        )
      }
    >
      {notAnswerableReasons.map((reason) => {
        const those = leftOut.filter((each) => each.reason === reason);
        if (those.length === 0) return null;
        return (
          <section key={reason} className={classes.reason}>
            <h3 className={kit.minorHeading}>{t(`leftOut.${reason}`, { count: those.length })}</h3>
            <p className={`${kit.note} ${kit.above4} ${kit.below8}`}>{t(`nextStep.${reason}`)}</p>
            <ul className={`${kit.stack8} ${kit.breakable}`}>
              {those.slice(0, maxShown).map(({ match }) => (
                <li key={match.lineId}>
                  <AnswerLink match={match} className={classes.link}>
                    {match.name}
                  </AnswerLink>{' '}
                  <span className={kit.muted}>{match.customer.name}</span>
                </li>
              ))}
            </ul>
            {those.length > maxShown ? (
              <p className={`${kit.note} ${kit.above4} ${kit.below8}`}>
                {t('leftOut.more', { count: those.length - maxShown })}
              </p>
            ) : null}
          </section>
        );
      })}
    </ModalFrame>
  );
}
