import { useTranslation } from 'react-i18next';
import { ExplainedSentence, ExplainedTerm } from '../../../ui/explained-term.tsx';

export const explainedTerms = [
  'boundary',
  'primaryData',
  'scope',
  'equivalent',
  'proxy',
  'allocation',
  'assurance',
  'dataQuality',
] as const;

type ExplainedTermName = (typeof explainedTerms)[number];

interface HelpWithTermProps {
  help?: string | undefined;
  term: ExplainedTermName;
}

/** The help of a field with a term that explains itself on demand: inside the sentence, or after it. */
export function HelpWithTerm({ help = '', term }: HelpWithTermProps) {
  const { t } = useTranslation('emissionData');
  const name = t(`term.${term}.name`);
  const explanation = t(`term.${term}.meaning`);
  if (help.includes(name)) return <ExplainedSentence text={help} term={name} explanation={explanation} />;
  return (
    <>
      {help} {t('moreAbout')} <ExplainedTerm term={name} explanation={explanation} />
    </>
  );
}
