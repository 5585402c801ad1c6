import { Outlet } from '@tanstack/react-router';
import { PlainFrame } from './plain-frame.tsx';

export function PublicLayout() {
  return (
    <PlainFrame>
      <Outlet />
    </PlainFrame>
  );
}
