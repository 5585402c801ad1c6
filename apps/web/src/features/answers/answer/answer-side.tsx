import classes from './answer-side.module.css';
import { useAnswerWork } from './answer-work.ts';
import { AskedCard } from './asked-card.tsx';
import { StartCard } from './start-card.tsx';

export function AnswerSide() {
  const { answer, address } = useAnswerWork();
  return (
    <div className={classes.side}>
      <AskedCard answer={answer} address={address} />
      <StartCard />
    </div>
  );
}
