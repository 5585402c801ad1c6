import { EmissionsStep } from '../../emission-form/emissions-step.tsx';
import { StepFrame } from './step-frame.tsx';

export function EmissionsScreen() {
  return (
    <StepFrame step="emissions">
      <EmissionsStep />
    </StepFrame>
  );
}
