import { useTranslation } from 'react-i18next';
import { ShortAnswer } from '../../../components/emission-form/short-answer.tsx';
import { useAnswerWork } from '../answer-work.ts';
import { EditingArea } from './editing-area.tsx';
import classes from './step-frame.module.css';

/** The shortest honest answer comes first; everything else is there for those who have it. */
export function OverviewScreen() {
  const { t } = useTranslation('answer');
  const { goTo } = useAnswerWork();
  return (
    <section className={classes.step} aria-labelledby="answer-step">
      <h2 id="answer-step" className={classes.heading}>
        {t('short.title')}
      </h2>
      <p className={classes.lead}>{t('short.text')}</p>
      <EditingArea>
        <ShortAnswer onMore={() => goTo('emissions')} />
      </EditingArea>
    </section>
  );
}
