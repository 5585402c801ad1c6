import { MethodsStep } from '../../emission-form/methods-step.tsx';
import { useEditorWork } from '../editor-work.ts';
import { StepFrame } from './step-frame.tsx';

export function MethodsScreen() {
  const { goTo } = useEditorWork();
  return (
    <StepFrame step="methods">
      <MethodsStep onStep={goTo} />
    </StepFrame>
  );
}
