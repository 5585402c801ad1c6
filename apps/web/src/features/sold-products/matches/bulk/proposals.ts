import type { TemplateMatch, TemplateOffer } from '../api/list-template-matches.ts';

interface Proposal {
  readonly match: TemplateMatch;
  readonly offer: TemplateOffer;
}

export interface Proposals {
  readonly byReference: readonly Proposal[];
  readonly byName: readonly Proposal[];
  /** Lines without a template for which none fits. */
  readonly without: number;
}

/** What fits best for each line that has no template yet. */
export function proposalsOf(matches: readonly TemplateMatch[]): Proposals {
  const open = matches.filter(({ confirmed }) => confirmed === null);
  const proposals = open.flatMap((match): Proposal[] => {
    const [offer] = match.offers;
    return offer ? [{ match, offer }] : [];
  });
  return {
    byReference: proposals.filter(({ offer }) => offer.reason === 'REFERENCE'),
    byName: proposals.filter(({ offer }) => offer.reason === 'NAME'),
    without: open.length - proposals.length,
  };
}
