import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type EmissionFormValues, emptyEmissionForm } from '../../../../exchange/emission-form/emission-form-values.ts';
import { getTemplate, type Template } from '../../../../exchange/sold-products.ts';
import { showProblemToast } from '../../../../lib/toasts/show-problem-toast.ts';

/** Reads what a template says now, and fills the form with it. */
export function useTemplateValues(onFill: (values: EmissionFormValues) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: ['fillFromTemplate'],
    mutationFn: async (templateId: string) =>
      valuesOfTemplate(await queryClient.fetchQuery({ ...getTemplate(templateId), staleTime: 0 })),
    onSuccess: onFill,
    onError: showProblemToast,
  });
}

/** As they were published: whoever published them has said what is verified. */
const valuesOfTemplate = ({ id, dataVersion, data, itemData }: Template): EmissionFormValues => ({
  ...emptyEmissionForm,
  data: data ?? {},
  itemData: itemData ?? {},
  template: { id, version: dataVersion },
});
