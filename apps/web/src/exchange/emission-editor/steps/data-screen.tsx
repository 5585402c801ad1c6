import { DataStep } from '../../emission-form/data-step.tsx';
import { StepFrame } from './step-frame.tsx';

export function DataScreen() {
  return (
    <StepFrame step="data">
      <DataStep />
    </StepFrame>
  );
}
