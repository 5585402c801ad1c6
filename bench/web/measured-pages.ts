import type { MeasuredPage } from './measured-page.ts';
import { answerFormPage } from './pages/answer-form-page.ts';
import { calculatorPage } from './pages/calculator-page.ts';
import { loginPage } from './pages/login-page.ts';
import { purchasedPage } from './pages/purchased-page.ts';
import type { Exchange } from './prepare-exchange.ts';

/** In a quick run the first page of all and the one that people have open. */
export const measuredPages = ({ customer, supplier, answerPath }: Exchange, full: boolean): readonly MeasuredPage[] => [
  loginPage,
  ...(full ? [calculatorPage] : []),
  purchasedPage(customer),
  ...(full ? [answerFormPage(supplier, answerPath)] : []),
];
