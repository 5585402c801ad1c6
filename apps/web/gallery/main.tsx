import { type Language, languages } from '@pcf/contract/vocabulary/language';
import i18next from 'i18next';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { changeLanguage, startI18n } from '../src/i18n/i18n.ts';
import { ThemeProvider } from '../src/ui/theme/theme-provider.tsx';
import { ToastRegion } from '../src/ui/toast-region.tsx';
import { Gallery } from './gallery.tsx';

const query = new URLSearchParams(window.location.search);
const scheme = query.get('scheme');
if (scheme) window.localStorage.setItem('color-scheme', scheme);

await startI18n();
// What a route loads for the components that have words of their own.
await i18next.loadNamespaces([
  'calculator',
  'chart',
  'documents',
  'emissionData',
  'exchange',
  'factors',
  'footprint',
  'lists',
  'scale',
]);
const language: Language = languages.find((known) => known === query.get('language')) ?? 'en';
await changeLanguage(language);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <ThemeProvider>
        <ToastRegion />
        <Gallery only={query.get('component')} />
      </ThemeProvider>
    </StrictMode>,
  );
}
