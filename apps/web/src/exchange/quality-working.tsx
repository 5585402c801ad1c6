import type { EmissionData } from '@pcf/contract/resources/emission-data';
import type { DataQualityCriterion } from '@pcf/contract/vocabulary/data-quality';
import { type DataQualityPart, dataQualityOf } from '@pcf/domain/emission-data/data-quality';
import { useTranslation } from 'react-i18next';
import { pageLanguage } from '../i18n/page-language.ts';
import { formatDate } from '../lib/format/date-format.ts';
import { formatShare } from '../lib/format/shares.ts';
import type { GlossaryTerm } from '../lib/glossary.ts';
import { ExplainedTerm } from '../ui/explained-term.tsx';
import kit from '../ui/kit.module.css';
import { QualityMark } from './quality-mark.tsx';
import classes from './quality-working.module.css';

/** The others are explained where the score is. */
const glossaryOf: Readonly<Partial<Record<DataQualityCriterion, GlossaryTerm>>> = {
  PRIMARY_DATA: 'primary-data-share',
  VERIFICATION: 'verification',
};

interface QualityWorkingProps {
  /** As `relevantData` gives them. */
  data: EmissionData;
  /** The day on which they were submitted, or are looked at. */
  submittedOn: string;
  /** Tells the supplier what would raise the score. */
  withAdvice?: boolean;
}

/** How the score of an answer comes about, criterion by criterion; nothing where there are no data. */
export function QualityWorking({ data, submittedOn, withAdvice = false }: QualityWorkingProps) {
  const { t, i18n } = useTranslation('dataQuality');
  const saidText = useSaidText();
  const quality = dataQualityOf(data, submittedOn);
  if (quality === null) return null;
  const date = formatDate(submittedOn, pageLanguage(i18n));
  return (
    <div className={classes.frame}>
      <table className={`${kit.small} ${classes.table}`}>
        <caption className={`${kit.muted} ${classes.caption}`}>{t('caption', { date })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('criterion')}</th>
            <th scope="col">{t('said')}</th>
            <th scope="col">{t('points')}</th>
          </tr>
        </thead>
        <tbody>
          {quality.parts.map((part) => {
            const { criterion, points, most } = part;
            return (
              <tr key={criterion}>
                <th scope="row">
                  <ExplainedTerm
                    term={t(`name.${criterion}`)}
                    explanation={t(`meaning.${criterion}`, { most })}
                    glossary={glossaryOf[criterion] ?? 'data-quality-score'}
                  />
                </th>
                <td>
                  {saidText(part)}
                  {withAdvice && points < most ? (
                    <p className={`${kit.muted} ${kit.reading} ${classes.advice}`}>{t(`advice.${criterion}`)}</p>
                  ) : null}
                </td>
                <td>{t('of', { points, most })}</td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('sum')}</th>
            <td>
              <QualityMark score={quality.score} />
            </td>
            <td>{t('of', { points: quality.score, most: 100 })}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** What was said about a criterion, in the words in which it was asked for. */
function useSaidText() {
  const { t, i18n } = useTranslation(['dataQuality', 'exchange', 'emissionData']);
  return ({ criterion, said }: DataQualityPart): string => {
    if (said === null) return t('notSaid');
    switch (criterion) {
      case 'PRIMARY_DATA':
        return formatShare(said / 100, pageLanguage(i18n));
      case 'VERIFICATION':
        return said === 'VERIFIED' || said === 'NOT_VERIFIED'
          ? t(`verification.${said}`)
          : t('verification.with', { level: t(`emissionData:vocabulary.verificationLevel.${said}`) });
      case 'AGE':
        return said === 0 ? t('age.new') : t('age.years', { count: said });
      case 'GRANULARITY':
        return t(`exchange:granularity.${said}`);
      case 'CONFIDENCE':
        return t(`exchange:confidence.${said}`);
      case 'GEOGRAPHY':
        return t(`emissionData:vocabulary.geographicGranularity.${said}`);
    }
  };
}
