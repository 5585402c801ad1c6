import type { SoldProductMatch, SoldProductOffer } from '../api/list-matches.ts';

interface Proposal {
  readonly match: SoldProductMatch;
  readonly offer: SoldProductOffer;
}

export interface Proposals {
  readonly byReference: readonly Proposal[];
  readonly byName: readonly Proposal[];
  /** Lines without a sold product for which none fits. */
  readonly without: number;
}

/** What fits best for each line that has no sold product yet. */
export function proposalsOf(matches: readonly SoldProductMatch[]): Proposals {
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
