import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FigureCard } from '../../../ui/figure-card/figure-card.tsx';
import classes from './first-run.module.css';
import { FirstRunAction } from './first-run-action.tsx';
import { type FirstRunStep, nextStep } from './first-run-steps.ts';

interface FirstRunProps {
  steps: readonly FirstRunStep[];
  onInvite: () => void;
  onHide: () => void;
}

/** Leads a newcomer step by step; goes away when all is done, or when nobody wants it. */
export function FirstRun({ steps, onInvite, onHide }: FirstRunProps) {
  const { t } = useTranslation('home');
  const next = nextStep(steps);
  return (
    <FigureCard
      title={t('firstRun.title')}
      subtitle={t('firstRun.progress', { done: steps.filter(({ done }) => done).length, count: steps.length })}
      action={
        <Button variant="subtle" size="compact-sm" onClick={onHide}>
          {t('firstRun.hide')}
        </Button>
      }
    >
      <ol className={classes.steps}>
        {steps.map(({ name, done }, index) => (
          <li
            key={name}
            className={classes.step}
            data-done={done || undefined}
            data-next={name === next || undefined}
            aria-current={name === next ? 'step' : undefined}
          >
            <span className={classes.mark} aria-hidden>
              {done ? '✓' : index + 1}
            </span>
            <div className={classes.words}>
              <h3 className={classes.name}>
                {t(`firstRun.${name}.title`)}
                {done ? <span className={classes.done}> {t('firstRun.done')}</span> : null}
              </h3>
              {name === next ? <p className={classes.text}>{t(`firstRun.${name}.text`)}</p> : null}
            </div>
            {name === next ? <FirstRunAction name={name} onInvite={onInvite} /> : null}
          </li>
        ))}
      </ol>
    </FigureCard>
  );
}
