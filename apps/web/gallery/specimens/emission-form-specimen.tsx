import { Select } from '@mantine/core';
import { type ComponentType, useState } from 'react';
import { DataStep } from '../../src/exchange/emission-form/data-step.tsx';
import { EmissionFormFrame } from '../../src/exchange/emission-form/emission-form-frame.tsx';
import {
  type EmissionFormValues,
  emptyEmissionForm,
  useEmissionForm,
} from '../../src/exchange/emission-form/emission-form-values.ts';
import { EmissionsStep } from '../../src/exchange/emission-form/emissions-step.tsx';
import { FindingsSummary } from '../../src/exchange/emission-form/findings-summary.tsx';
import type { FormSurroundings } from '../../src/exchange/emission-form/form-surroundings.ts';
import { MethodsStep } from '../../src/exchange/emission-form/methods-step.tsx';
import { ShortAnswer } from '../../src/exchange/emission-form/short-answer.tsx';
import { useStepProgress } from '../../src/exchange/emission-form/use-step-progress.ts';
import { fullExample, shortExample } from './emission-form-examples.ts';

const surroundings: FormSurroundings = {
  inForce: { value: 2.71, unit: 'KG', unitAmount: 1 },
  expects: { unit: 'KG', lifecycleBoundary: 'CRADLE_TO_GATE', referenceYear: 2025, verified: null },
  pieceMassKg: 0.5,
  today: '2026-11-15',
  isAnswer: true,
  exchange: {
    needed: true,
    customer: 'Nordic Kitchen',
    company: { id: '0197f3a0-0000-7000-8000-000000000001', name: 'Lindholm Plastics' },
    product: { name: 'PET tray, clear, 500 ml', description: null, reference: 'PT-0500' },
  },
  onDownload: () => undefined,
};

const ShortView = () => <ShortAnswer onMore={() => undefined} />;

interface View {
  readonly values: EmissionFormValues;
  readonly Step: ComponentType;
  readonly showErrors?: boolean;
  readonly locked?: boolean;
}

/** One at a time: fields have the same ids wherever they stand. */
const views: Readonly<Record<string, View>> = {
  short: { values: shortExample, Step: ShortView },
  'short, empty with errors': { values: emptyEmissionForm, Step: ShortView, showErrors: true },
  empty: { values: emptyEmissionForm, Step: EmissionsStep },
  product: { values: fullExample('PRODUCT'), Step: EmissionsStep },
  stages: { values: fullExample('LIFECYCLE'), Step: EmissionsStep },
  'detailed stages with errors': { values: fullExample('DETAILED_LIFECYCLE'), Step: EmissionsStep, showErrors: true },
  calculation: { values: fullExample('CALCULATOR'), Step: EmissionsStep },
  'calculation with errors': { values: fullExample('CALCULATOR'), Step: EmissionsStep, showErrors: true },
  company: { values: fullExample('SHARE_COMPANY'), Step: EmissionsStep },
  unavailable: { values: fullExample('UNAVAILABLE'), Step: EmissionsStep },
  data: { values: fullExample('PRODUCT'), Step: DataStep },
  'data with errors': { values: fullExample('PRODUCT'), Step: DataStep, showErrors: true },
  methods: { values: fullExample('PRODUCT'), Step: MethodsStep },
  'methods with errors': { values: fullExample('PRODUCT'), Step: MethodsStep, showErrors: true },
  locked: { values: fullExample('PRODUCT'), Step: EmissionsStep, locked: true },
};

function Shown({ values, Step, showErrors = false, locked = false }: View) {
  const form = useEmissionForm(values);
  const progress = useStepProgress(form);
  return (
    <>
      <output data-progress>
        {Object.entries(progress)
          .map(([step, { required, filled }]) => `${step} ${filled}/${required}`)
          .join(', ')}
      </output>
      <EmissionFormFrame form={form} surroundings={surroundings} showErrors={showErrors} locked={locked}>
        <FindingsSummary attempt={showErrors ? 1 : 0} />
        <Step />
      </EmissionFormFrame>
    </>
  );
}

export function EmissionFormSpecimen() {
  const [name, setName] = useState(new URLSearchParams(window.location.search).get('view') ?? 'short');
  const view = views[name];
  return (
    <>
      <Select
        label="View"
        data={Object.keys(views)}
        value={name}
        onChange={(next) => next && setName(next)}
        comboboxProps={{ withinPortal: false }}
      />
      {view ? <Shown key={name} {...view} /> : null}
    </>
  );
}
