import { type ReactNode, useEffect } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import { FormFrame } from '../../src/ui/form/form-frame.tsx';
import styles from '../gallery.module.css';

interface FormSpecimenProps<Values extends FieldValues> {
  values: DefaultValues<Values>;
  /** Fields that are shown with their error from the start. */
  checked?: Path<Values>[];
  children: ReactNode;
}

export function FormSpecimen<Values extends FieldValues>({ values, checked, children }: FormSpecimenProps<Values>) {
  const form = useForm<Values>({ defaultValues: values });
  const { trigger } = form;
  const names = checked?.join(' ');
  useEffect(() => {
    if (names) void trigger(names.split(' ') as Path<Values>[]);
  }, [trigger, names]);
  return (
    <FormFrame form={form} onSubmit={() => undefined}>
      <div className={styles.states}>{children}</div>
    </FormFrame>
  );
}
