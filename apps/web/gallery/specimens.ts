import type { ComponentType } from 'react';
import { AddressListFieldSpecimen } from './specimens/address-list-field-specimen.tsx';
import { CallToActionSpecimen } from './specimens/call-to-action-specimen.tsx';
import { ChartSpecimen } from './specimens/chart-specimen.tsx';
import { ChoiceFieldSpecimen } from './specimens/choice-field-specimen.tsx';
import { ConfirmDialogSpecimen } from './specimens/confirm-dialog-specimen.tsx';
import { DataQualitySpecimen } from './specimens/data-quality-specimen.tsx';
import { DataTableSpecimen } from './specimens/data-table-specimen.tsx';
import { DayFieldSpecimen } from './specimens/day-field-specimen.tsx';
import { EmissionFormSpecimen } from './specimens/emission-form-specimen.tsx';
import { EmptyTableSpecimen } from './specimens/empty-table-specimen.tsx';
import { ErrorSummarySpecimen } from './specimens/error-summary-specimen.tsx';
import { ErrorViewSpecimen } from './specimens/error-view-specimen.tsx';
import { ExplainedTermSpecimen } from './specimens/explained-term-specimen.tsx';
import { FactorFieldSpecimen } from './specimens/factor-field-specimen.tsx';
import { FullPageOverlaySpecimen } from './specimens/full-page-overlay-specimen.tsx';
import { IllustrationsSpecimen } from './specimens/illustrations-specimen.tsx';
import { LineFiltersSpecimen } from './specimens/line-filters-specimen.tsx';
import { LineTableSpecimen } from './specimens/line-table-specimen.tsx';
import { LoadingSpinnerSpecimen } from './specimens/loading-spinner-specimen.tsx';
import { LocalNumberInputSpecimen } from './specimens/local-number-input-specimen.tsx';
import { LogoSpecimen } from './specimens/logo-specimen.tsx';
import { ModalFrameSpecimen } from './specimens/modal-frame-specimen.tsx';
import { MonthPickerSpecimen } from './specimens/month-picker-specimen.tsx';
import { NoticeSpecimen } from './specimens/notice-specimen.tsx';
import { NumberFieldSpecimen } from './specimens/number-field-specimen.tsx';
import { PageLoadingSpecimen } from './specimens/page-loading-specimen.tsx';
import { PaginationFooterSpecimen } from './specimens/pagination-footer-specimen.tsx';
import { PasswordFieldSpecimen } from './specimens/password-field-specimen.tsx';
import { RequestStatusSpecimen } from './specimens/request-status-specimen.tsx';
import { SelectFieldSpecimen } from './specimens/select-field-specimen.tsx';
import { SkeletonRowsSpecimen } from './specimens/skeleton-rows-specimen.tsx';
import { TabBarSpecimen } from './specimens/tab-bar-specimen.tsx';
import { TextFieldSpecimen } from './specimens/text-field-specimen.tsx';
import { ThemeSpecimen } from './specimens/theme-specimen.tsx';
import { ToastsSpecimen } from './specimens/toasts-specimen.tsx';
import { UnlikelyMarkSpecimen } from './specimens/unlikely-mark-specimen.tsx';
import { ValidityMarkSpecimen } from './specimens/validity-mark-specimen.tsx';

export interface Specimen {
  name: string;
  Component: ComponentType;
}

export const specimens: readonly Specimen[] = [
  { name: 'theme', Component: ThemeSpecimen },
  { name: 'logo', Component: LogoSpecimen },
  { name: 'illustrations', Component: IllustrationsSpecimen },
  { name: 'text-field', Component: TextFieldSpecimen },
  { name: 'number-field', Component: NumberFieldSpecimen },
  { name: 'local-number-input', Component: LocalNumberInputSpecimen },
  { name: 'password-field', Component: PasswordFieldSpecimen },
  { name: 'select-field', Component: SelectFieldSpecimen },
  { name: 'choice-field', Component: ChoiceFieldSpecimen },
  { name: 'address-list-field', Component: AddressListFieldSpecimen },
  { name: 'factor-field', Component: FactorFieldSpecimen },
  { name: 'emission-form', Component: EmissionFormSpecimen },
  { name: 'month-picker', Component: MonthPickerSpecimen },
  { name: 'day-field', Component: DayFieldSpecimen },
  { name: 'error-summary', Component: ErrorSummarySpecimen },
  { name: 'explained-term', Component: ExplainedTermSpecimen },
  { name: 'tab-bar', Component: TabBarSpecimen },
  { name: 'pagination-footer', Component: PaginationFooterSpecimen },
  { name: 'empty-table', Component: EmptyTableSpecimen },
  { name: 'skeleton-rows', Component: SkeletonRowsSpecimen },
  { name: 'chart', Component: ChartSpecimen },
  { name: 'data-table', Component: DataTableSpecimen },
  { name: 'request-status', Component: RequestStatusSpecimen },
  { name: 'unlikely-mark', Component: UnlikelyMarkSpecimen },
  { name: 'validity-mark', Component: ValidityMarkSpecimen },
  { name: 'data-quality', Component: DataQualitySpecimen },
  { name: 'line-filters', Component: LineFiltersSpecimen },
  { name: 'line-table', Component: LineTableSpecimen },
  { name: 'call-to-action', Component: CallToActionSpecimen },
  { name: 'notice', Component: NoticeSpecimen },
  { name: 'error-view', Component: ErrorViewSpecimen },
  { name: 'loading-spinner', Component: LoadingSpinnerSpecimen },
  { name: 'page-loading', Component: PageLoadingSpecimen },
  { name: 'modal-frame', Component: ModalFrameSpecimen },
  { name: 'confirm-dialog', Component: ConfirmDialogSpecimen },
  { name: 'full-page-overlay', Component: FullPageOverlaySpecimen },
  { name: 'toasts', Component: ToastsSpecimen },
];
