import type { EditorSource } from '../../../exchange/emission-editor/editor-source.ts';

const path = '/products/sold/$templateId/emissions-data';

/** Where each step of a template's data is found. */
export function templateLinks(templateId: string): EditorSource['links'] {
  const params = { templateId };
  return {
    overview: { to: path, params },
    emissions: { to: `${path}/emissions`, params },
    data: { to: `${path}/data`, params },
    methods: { to: `${path}/methods`, params },
    success: { to: `${path}/success`, params },
  };
}
