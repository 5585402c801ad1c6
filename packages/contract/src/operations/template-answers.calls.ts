import type { Call } from './call.ts';

const matches = '/api/templates/matches';

export const templateAnswersCalls = {
  listTemplateMatches: { method: 'GET', path: matches, access: 'user' },
  confirmTemplateMatches: { method: 'PUT', path: matches, access: 'user' },
  downloadTemplateMatches: { method: 'GET', path: `${matches}/download`, access: 'user' },
  importTemplateMatches: { method: 'POST', path: `${matches}/import`, access: 'user' },
  answerWithTemplates: { method: 'POST', path: '/api/templates/answers', access: 'user' },
} as const satisfies Record<string, Call>;
