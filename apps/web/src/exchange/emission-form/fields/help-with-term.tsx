import { useTranslation } from 'react-i18next';
import type { GlossaryTerm } from '../../../lib/glossary.ts';
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

const glossaryOf: Readonly<Record<ExplainedTermName, GlossaryTerm>> = {
  boundary: 'cradle-to-gate',
  primaryData: 'primary-data',
  scope: 'scopes',
  equivalent: 'co2-equivalent',
  proxy: 'proxy',
  allocation: 'allocation',
  assurance: 'assurance',
  dataQuality: 'data-quality-rating',
};

interface HelpWithTermProps {
  help?: string | undefined;
  term: ExplainedTermName;
}

/** The help of a field with a term that explains itself on demand: inside the sentence, or after it. */
export function HelpWithTerm({ help = '', term }: HelpWithTermProps) {
  const { t } = useTranslation('emissionData');
  const name = t(`term.${term}.name`);
  const explained = { term: name, explanation: t(`term.${term}.meaning`), glossary: glossaryOf[term] };
  if (help.includes(name)) return <ExplainedSentence text={help} {...explained} />;
  return (
    <>
      {help} {t('moreAbout')} <ExplainedTerm {...explained} />
    </>
  );
}
