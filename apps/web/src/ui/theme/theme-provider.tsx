import { type CSSVariablesResolver, localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { setNonce } from 'get-nonce';
import type { ReactNode } from 'react';
import './theme.css';
import { theme } from './theme.ts';
import { colorTokens, emissionTypeTokens, statusTokens } from './tokens.ts';

/** Mantine's semantic names point at ours, so that a component nobody styled still belongs to the house. */
const mantineVariables: Variables = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--muted)',
  '--mantine-color-placeholder': 'var(--faint)',
  '--mantine-color-anchor': 'var(--brand-ink)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-success': 'var(--status-completed)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--hover)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--control)',
  '--mantine-color-disabled': 'var(--sunken)',
  '--mantine-color-disabled-color': 'var(--faint)',
  '--mantine-color-disabled-border': 'var(--line-strong)',
  '--mantine-primary-color-contrast': 'var(--on-brand)',
  '--mantine-color-brand-filled': 'var(--brand)',
  '--mantine-color-brand-filled-hover': 'var(--brand-hover)',
  '--mantine-color-brand-light': 'var(--brand-wash)',
  '--mantine-color-brand-light-hover': 'var(--brand-wash)',
  '--mantine-color-brand-light-color': 'var(--brand-ink)',
  '--mantine-color-brand-outline': 'var(--brand)',
  '--mantine-color-brand-outline-hover': 'var(--brand-tint)',
  '--mantine-color-red-filled': 'var(--danger)',
  '--mantine-color-red-filled-hover': 'var(--danger-hover)',
  '--mantine-color-red-light': 'var(--status-rejected-bg)',
  '--mantine-color-red-light-hover': 'var(--status-rejected-bg)',
  '--mantine-color-red-light-color': 'var(--status-rejected)',
  '--mantine-color-red-outline': 'var(--danger)',
  '--mantine-color-red-outline-hover': 'var(--status-rejected-bg)',
};

const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...tokenVariables('light'), ...mantineVariables },
  dark: { ...tokenVariables('dark'), ...mantineVariables },
});

const colorSchemeManager = localStorageColorSchemeManager({ key: 'color-scheme' });

/** The server writes one nonce a response; browsers hide it from getAttribute, so the property is read. */
function readNonce(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return meta?.nonce || meta?.getAttribute('nonce') || '';
}

const nonce = readNonce();
// Scroll locking under modals writes its own style element and asks get-nonce, not Mantine.
if (nonce) setNonce(nonce);

export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
    >
      {children}
    </MantineProvider>
  );
}

type Scheme = keyof typeof colorTokens;

type Variables = Record<string, string>;

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Our own names (--ink, --status-requested-bg, --emission-water), so that CSS modules never speak Mantine's palette. */
function tokenVariables(scheme: Scheme): Variables {
  const variables: Variables = {};
  for (const [name, value] of Object.entries(colorTokens[scheme])) variables[`--${kebab(name)}`] = value;
  for (const [name, status] of Object.entries(statusTokens[scheme])) {
    variables[`--status-${kebab(name)}`] = status.foreground;
    variables[`--status-${kebab(name)}-bg`] = status.background;
  }
  for (const [name, value] of Object.entries(emissionTypeTokens[scheme])) variables[`--emission-${name}`] = value;
  return variables;
}
