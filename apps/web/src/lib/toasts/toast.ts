import type { FlatNamespace, ParseKeys } from 'i18next';

export type ToastKind = 'success' | 'error';
/** A key of the common namespace, or of another one with its name in front. */
export type ToastKey = ParseKeys | Extract<ParseKeys<FlatNamespace[]>, `${string}:${string}`>;
export type ToastValues = Readonly<Record<string, string | number>>;
