import type { EmissionData } from '@pcf/contract/resources/emission-data';
import { leavesOf } from '@pcf/domain/emission-data/differences';
import { useTranslation } from 'react-i18next';
import factClasses from '../../../../exchange/emission-data-view/facts.module.css';
import { fieldFormats } from '../../../../exchange/emission-data-view/field-formats.ts';
import { fieldOfPath } from '../../../../exchange/emission-data-view/field-of-path.ts';
import { useFieldWords } from '../../../../exchange/emission-data-view/use-field-words.ts';
import classes from './kept-words.module.css';

/** Everything in an answer that somebody wrote, but for the comment, which is not kept. */
export function KeptWords({ data }: { data: EmissionData }) {
  const { t } = useTranslation('answerTemplate');
  const { label, text } = useFieldWords();
  const { comment: _, ...kept } = data;
  const words = [...leavesOf(kept)].flatMap(([path, value]) => {
    const field = fieldOfPath(path)?.field;
    return field && fieldFormats[field] === 'text' ? [{ path, field, value }] : [];
  });
  if (words.length === 0) return null;
  return (
    <section className={classes.words} aria-label={t('keep.words')}>
      <h3 className={classes.title}>{t('keep.words')}</h3>
      <p className={classes.lead}>{t('keep.wordsLead')}</p>
      <dl className={factClasses.facts}>
        {words.map(({ path, field, value }) => (
          <div key={path} data-wide>
            <dt>{label(field)}</dt>
            <dd>{text(field, value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
