import { MethodsStep } from '../../emission-form/methods-step.tsx';
import { StepFrame } from './step-frame.tsx';

export function MethodsScreen() {
  return (
    <StepFrame step="methods">
      <MethodsStep />
    </StepFrame>
  );
}
