import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { groupPath } from '../../../exchange/factor-field/group-path.ts';
import { pageLanguage } from '../../../i18n/page-language.ts';
import { formatDate } from '../../../lib/format/format-date.ts';
import type { FootprintLine } from '../api/list-footprint-lines.ts';
import { useWorkingText } from './use-working-text.ts';
import classes from './working-disclosure.module.css';

/** How a figure came about, for whoever asks. */
export function WorkingDisclosure({ line }: { line: FootprintLine }) {
  const { t, i18n } = useTranslation('footprintTotals');
  const language = pageLanguage(i18n);
  const [shown, setShown] = useState(false);
  const id = useId();
  const { workingText } = useWorkingText();
  const working = workingText(line);
  if (working === null) return null;
  const { estimate, inForce, basis } = line;
  return (
    <>
      <button
        type="button"
        className={classes.toggle}
        aria-expanded={shown}
        aria-controls={shown ? id : undefined}
        aria-label={t(shown ? 'working.hideOf' : 'working.showOf', { name: line.name })}
        onClick={() => setShown(!shown)}
      >
        {t(shown ? 'working.hide' : 'working.show')}
      </button>
      {shown ? (
        <div id={id} className={classes.working}>
          <p className="tabular">{working}</p>
          {basis === 'ESTIMATED' && estimate ? (
            <>
              <p>
                {t('working.factor', {
                  name: estimate.name,
                  group: groupPath(estimate, language),
                  version: estimate.version,
                })}
              </p>
              <p>{t('working.chosen', { person: estimate.chosenBy, date: formatDate(estimate.chosenAt, language) })}</p>
            </>
          ) : null}
          {basis === 'SPECIFIC' && inForce ? (
            <p>{t('working.accepted', { date: formatDate(inForce.acceptedAt, language), version: inForce.version })}</p>
          ) : null}
        </div>
      ) : null}
    </>
  );
}
