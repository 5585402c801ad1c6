import { mutationOptions } from '@tanstack/react-query';
import { downloadFile } from '../../../../lib/api/call-api.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import type { MatchQuery } from './list-template-matches.ts';

/** What the list shows, as a spreadsheet in which templates can be matched. */
export const downloadTemplateMatches = mutationOptions({
  mutationKey: ['downloadTemplateMatches'],
  mutationFn: async ({ fileName, query }: { readonly fileName: string; readonly query: MatchQuery }) =>
    saveFile(
      `${fileName}.xlsx`,
      await downloadFile('downloadTemplateMatches', { query: { ...query, fileName, format: 'xlsx' } }),
    ),
});
