import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './starting.css';
import { ThemeProvider } from '../ui/theme/theme-provider.tsx';
import { startApplication } from './start-application.tsx';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no element with the id "root".');

// Until it has started, the container keeps the loader that index.html brings along.
// Awaiting here instead would lock out every chunk that imports from this one.
void startApplication().then((application) => {
  createRoot(container).render(
    <StrictMode>
      <ThemeProvider>{application}</ThemeProvider>
    </StrictMode>,
  );
});
