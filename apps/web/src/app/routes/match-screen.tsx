import { MatchPage } from '../../features/sold-products/matches/match-page.tsx';
import { renderAnswering } from './render-answering.tsx';

export function MatchScreen() {
  return <MatchPage renderAnswering={renderAnswering} />;
}
