/** A chunk of its own, since a dialog weighs more than most pages that may ask. */
export const loadLeaveQuestion = () => import('./leave-question.tsx');
