import { createContext, useContext } from 'react';
import type { Template } from '../../../exchange/sold-products/get-template.ts';

export const TemplateContext = createContext<Template | null>(null);

/** The template that is edited, as the server has it. */
export function useEditedTemplate(): Template {
  const template = useContext(TemplateContext);
  if (template === null) throw new Error('There is no template around this.');
  return template;
}
