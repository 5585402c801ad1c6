import { useTranslation } from 'react-i18next';
import { describeUserAgent } from './describe-user-agent.ts';

/** "Chrome on Windows", as far as the browser said what it is. */
export function useBrowserName(): (userAgent: string | null) => string {
  const { t } = useTranslation('profile');
  return (userAgent) => {
    const described = describeUserAgent(userAgent);
    const browser = described.browser ?? t('sessions.unknownBrowser');
    return described.system ? t('sessions.browserOn', { browser, system: described.system }) : browser;
  };
}
