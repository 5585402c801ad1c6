import { Button } from '@mantine/core';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditorWork } from '../../../exchange/emission-editor/editor-work.ts';
import classes from '../../../exchange/emission-editor/emission-editor.module.css';
import { EditingArea } from '../../../exchange/emission-editor/steps/step-frame.tsx';
import { useEmissionValues } from '../../../exchange/emission-form/emissions/use-emission-values.ts';
import { useFormSurroundings, useShownFindings } from '../../../exchange/emission-form/form-surroundings.ts';
import { StepLayout } from '../../../exchange/emission-form/layout/step-layout.tsx';
import { loadAfterPaint } from '../../../lib/after-paint.ts';
import { ChoiceCards } from '../../../ui/choice-cards.tsx';
import { useShownChoice } from '../../../ui/form/use-shown-choice.ts';
import kit from '../../../ui/kit.module.css';
import { OptionalPart } from '../../../ui/optional-part.tsx';
import { useAnswerWork } from './answer-work.ts';
import { applyChoice, choiceOf, type FootprintChoice, footprintChoices } from './question/footprint-choice.ts';

const loadQuickAnswer = () => loadAfterPaint(() => import('./question/quick-answer.tsx'));
/** Nobody answers before the question was read. */
const QuickAnswer = lazy(async () => ({ default: (await loadQuickAnswer()).QuickAnswer }));
const PostponeDialog = lazy(async () => ({ default: (await import('./postpone-dialog.tsx')).PostponeDialog }));

/** The first question: what there is of the footprint decides what is asked next. */
export function OverviewScreen() {
  const { t } = useTranslation('answer');
  const { form } = useEditorWork();
  const { answer } = useAnswerWork();
  const { today } = useFormSurroundings();
  const { granularity } = useEmissionValues('granularity');
  const mayPostpone = answer.featureFlags.postpone === 'ENABLED';
  useEffect(() => void loadQuickAnswer(), []);
  const [wantsLater, setLater] = useState(false);
  const said = choiceOf(granularity);
  const [chosen, choose] = useShownChoice<FootprintChoice | null>(
    wantsLater && mayPostpone ? 'LATER' : said,
    (choice) => {
      setLater(choice === 'LATER');
      if (choice && choice !== 'LATER') applyChoice(choice, form, today);
    },
  );
  const offered = footprintChoices.filter((choice) => choice !== 'LATER' || mayPostpone);

  // Who checks before anything was chosen is asked for the least.
  const isChecked = useShownFindings() !== null;
  const presume = useEffectEvent(() => {
    if (said === null) applyChoice('FIGURE', form, today);
  });
  useEffect(() => {
    if (isChecked) presume();
  }, [isChecked]);

  return (
    <section className={kit.shrinkable} aria-labelledby="form-step">
      <h2 id="form-step" className={`${classes.heading} ${kit.below12}`}>
        {t('question.title')}
      </h2>
      <EditingArea>
        <StepLayout>
          <ChoiceCards
            labelledBy="form-step"
            name="footprint"
            firstId="data.emissionValues.granularity"
            chosen={chosen}
            onChoose={choose}
            options={offered.map((choice) => ({
              value: choice,
              label: t(`question.${choice}.name`),
              help: t(`question.${choice}.meaning`),
            }))}
          />
          {chosen === 'FIGURE' && said === 'FIGURE' ? (
            <Suspense>
              <QuickAnswer />
            </Suspense>
          ) : null}
          {chosen === 'DETAIL' || chosen === 'CALCULATE' ? <WayOn choice={chosen} /> : null}
          {chosen === 'LATER' ? <LaterPart /> : null}
        </StepLayout>
      </EditingArea>
    </section>
  );
}

function WayOn({ choice }: { choice: 'DETAIL' | 'CALCULATE' }) {
  const { t } = useTranslation('answer');
  const { goTo } = useEditorWork();
  return (
    <div>
      <Button onClick={() => goTo('emissions')}>{t(`question.${choice}.open`)}</Button>
    </div>
  );
}

/** Without data there is nothing to fill in yet: the customer learns when to expect some. */
function LaterPart() {
  const { t } = useTranslation('answer');
  const { answer, address } = useAnswerWork();
  const [postponing, setPostponing] = useState<boolean | null>(null);
  return (
    <div>
      <Button onClick={() => setPostponing(true)}>
        {t(answer.expectedDate === null ? 'question.LATER.open' : 'postpone.change')}
      </Button>
      {postponing === null ? null : (
        <OptionalPart>
          <PostponeDialog
            opened={postponing}
            address={address}
            customer={answer.requestData.customer}
            expectedDate={answer.expectedDate}
            onClose={() => setPostponing(false)}
          />
        </OptionalPart>
      )}
    </div>
  );
}
