import { useNavigate } from '@tanstack/react-router';
import { LogoutPage } from '../../features/accounts/logout-page.tsx';

export function LogoutScreen() {
  const navigate = useNavigate();
  return <LogoutPage onLoggedOut={() => void navigate({ to: '/login', replace: true })} />;
}
