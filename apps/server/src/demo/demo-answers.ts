import type { DemoAnswer } from './demo-answer.ts';
import { ingredientAnswers } from './demo-answers-ingredients.ts';
import { metalAnswers } from './demo-answers-metal.ts';
import { packagingAnswers } from './demo-answers-packaging.ts';

/** What the demo's suppliers told its customer, enough that every state of an answer can be seen on either side. */
export const demoAnswers = (): readonly DemoAnswer[] => [
  ...ingredientAnswers(),
  ...metalAnswers(),
  ...packagingAnswers(),
];
