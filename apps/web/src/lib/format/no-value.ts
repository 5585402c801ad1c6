/** Stands where there is nothing that could be shown. */
export const noValue = '–';
