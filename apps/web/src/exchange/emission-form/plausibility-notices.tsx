import { textLimits } from '@pcf/contract/text-limits';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../../i18n/page-language.ts';
import { LineIcon } from '../../ui/line-icon/line-icon.tsx';
import { TextField } from '../../ui/text-field/text-field.tsx';
import { groupName } from './comparison/group-name.ts';
import { useDoubtText } from './comparison/use-doubt-text.ts';
import { useDoubts } from './comparison/use-doubts.ts';
import { useInformation } from './comparison/use-information.ts';
import type { EmissionFormValues } from './emission-form-values.ts';
import { useShownFindings } from './findings/shown-findings.ts';
import { useFormSurroundings } from './form-surroundings.ts';
import classes from './plausibility-notices.module.css';

interface PlausibilityNoticesProps {
  /** Left out where the sentence is asked for later, on the same page. */
  withSentence?: boolean;
}

/** How the value compares with what is known, and the sentence that is asked for where it is unlikely. */
export function PlausibilityNotices({ withSentence = true }: PlausibilityNoticesProps) {
  const { t, i18n } = useTranslation('emissionData');
  const { isAnswer } = useFormSurroundings();
  const plausibility = useDoubts();
  const { doubts, asksForSentence, group } = plausibility;
  const information = useInformation(plausibility);
  const doubtText = useDoubtText();
  const showErrors = useShownFindings() !== null;
  const name = group ? groupName(group, pageLanguage(i18n)) : '';
  return (
    <div className={classes.notices} aria-live="polite">
      {information.length > 0 ? <p className={classes.information}>{information.join(' ')}</p> : null}
      {doubts.length > 0 ? (
        <div className={classes.doubts}>
          <ul className={classes.list}>
            {doubts.map((doubt) => (
              <li key={doubt.warning} className={classes.doubt}>
                <LineIcon name="warning" />
                <span>{doubtText(doubt, name)}</span>
              </li>
            ))}
          </ul>
          {withSentence && isAnswer && asksForSentence ? (
            <TextField<EmissionFormValues>
              name="plausibilityConfirmation"
              id="plausibilityConfirmation"
              label={t('plausible.confirmation')}
              help={t('plausible.confirmationHelp')}
              multiline
              validateOnBlur={showErrors}
              rules={{ required: true, maxLength: textLimits.answerComment }}
            />
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
