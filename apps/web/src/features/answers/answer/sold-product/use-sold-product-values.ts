import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type EmissionFormValues, emptyEmissionForm } from '../../../../exchange/emission-form/emission-form-values.ts';
import { getSoldProduct, type SoldProduct } from '../../../../exchange/sold-products.ts';
import { showProblemToast } from '../../../../lib/toasts/show-toast.tsx';

/** Reads what a sold product says now, and fills the form with it. */
export function useSoldProductValues(onFill: (values: EmissionFormValues) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: ['fillFromSoldProduct'],
    mutationFn: async (soldProductId: string) =>
      valuesOfSoldProduct(await queryClient.fetchQuery({ ...getSoldProduct(soldProductId), staleTime: 0 })),
    onSuccess: onFill,
    onError: showProblemToast,
  });
}

/** As they were published: publishing them said what is verified. */
const valuesOfSoldProduct = ({ id, dataVersion, data, itemData }: SoldProduct): EmissionFormValues => ({
  ...emptyEmissionForm,
  data: data ?? {},
  itemData: itemData ?? {},
  template: { id, version: dataVersion },
});
