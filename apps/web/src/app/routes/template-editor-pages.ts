import type { QueryClient } from '@tanstack/react-query';
import { getTemplate } from '../../exchange/sold-products.ts';

/** The code and the first data of a template's form and its steps; a chunk of its own, since the sign-in needs none of it. */
export const templateEditorScreen = () => import('./template-editor-screen.tsx');
export const templateEditorSteps = {
  overview: () => import('../../features/sold-products/editor/overview-screen.tsx'),
  emissions: () => import('../../exchange/emission-editor/steps/emissions-screen.tsx'),
  data: () => import('../../exchange/emission-editor/steps/data-screen.tsx'),
  methods: () => import('../../exchange/emission-editor/steps/methods-screen.tsx'),
  success: () => import('../../features/sold-products/editor/success-screen.tsx'),
};

// What goes wrong with the data is said by the page.
export const askForTemplate = (queryClient: QueryClient, templateId: string) =>
  queryClient.prefetchQuery(getTemplate(templateId));
