import type { MeasuredPage } from './measured-page.ts';
import { answerFormPage } from './pages/answer-form-page.ts';
import { calculatorPage } from './pages/calculator-page.ts';
import { loginPage } from './pages/login-page.ts';
import { purchasedPage } from './pages/purchased-page.ts';
import type { Exchange } from './prepare-exchange.ts';

export const measuredPages = ({ customer, supplier, answerPath }: Exchange): readonly MeasuredPage[] => [
  loginPage,
  calculatorPage,
  purchasedPage(customer),
  answerFormPage(supplier, answerPath),
];
