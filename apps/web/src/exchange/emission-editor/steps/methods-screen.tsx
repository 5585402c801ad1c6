import { useSearch } from '@tanstack/react-router';
import { MethodsStep } from '../../emission-form/methods-step.tsx';
import { useEditorWork } from '../editor-work.ts';
import { exchangeSection } from '../form-search.ts';
import { StepFrame } from './step-frame.tsx';

export function MethodsScreen() {
  const { goTo } = useEditorWork();
  const { section } = useSearch({ strict: false });
  return (
    <StepFrame step="methods">
      <MethodsStep exchangeWanted={section === exchangeSection.section} onStep={goTo} />
    </StepFrame>
  );
}
