import {
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type MantineThemeComponents,
  type VariantColorsResolver,
} from '@mantine/core';
import controls from './controls.module.css';
import floating from './floating.module.css';
import { colorTokens } from './tokens.ts';

const inputClassNames = {
  wrapper: controls.inputWrapper,
  input: controls.input,
  section: controls.section,
  label: controls.label,
  required: controls.required,
  error: controls.error,
  description: controls.help,
};

/** Label above, then the field, then what is wrong with it, then help. */
const field = { inputWrapperOrder: ['label', 'input', 'error', 'description'], size: 'sm' } as const;

const quick = { duration: 120, transition: 'fade' } as const;

const veil = { color: '#0A1016', backgroundOpacity: 0.5 } as const;

const componentDefaults: MantineThemeComponents = {
  Button: {
    defaultProps: { variant: 'default', size: 'sm' },
    classNames: { root: controls.button, label: controls.buttonLabel },
  },
  ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 32 }, classNames: { root: controls.icon } },
  CloseButton: { defaultProps: { size: 32 }, classNames: { root: controls.icon } },
  Anchor: { defaultProps: { underline: 'hover' }, classNames: { root: controls.anchor } },
  Input: { defaultProps: { size: 'sm' }, classNames: inputClassNames },
  InputWrapper: { defaultProps: field, classNames: inputClassNames },
  TextInput: { defaultProps: field, classNames: inputClassNames },
  Textarea: {
    defaultProps: field,
    classNames: { ...inputClassNames, input: `${controls.input} ${controls.multiline}` },
  },
  Select: {
    defaultProps: field,
    classNames: { ...inputClassNames, dropdown: floating.dropdown, option: floating.option },
  },
  Autocomplete: {
    defaultProps: field,
    classNames: { ...inputClassNames, dropdown: floating.dropdown, option: floating.option },
  },
  MultiSelect: {
    defaultProps: field,
    classNames: { ...inputClassNames, dropdown: floating.dropdown, option: floating.option },
  },
  Checkbox: { defaultProps: { size: 'xs' }, classNames: { input: controls.check, label: controls.checkLabel } },
  Menu: {
    defaultProps: { transitionProps: quick },
    classNames: { dropdown: floating.dropdown, item: floating.option },
  },
  Popover: { defaultProps: { transitionProps: quick }, classNames: { dropdown: floating.dropdown } },
  Combobox: { classNames: { dropdown: floating.dropdown, option: floating.option } },
  Tooltip: { defaultProps: { transitionProps: quick, openDelay: 200 }, classNames: { tooltip: floating.tooltip } },
  ModalRoot: { defaultProps: { transitionProps: quick } },
  ModalOverlay: { defaultProps: veil },
  Drawer: { defaultProps: { transitionProps: { duration: 140 }, overlayProps: veil } },
  Skeleton: { classNames: { root: controls.skeleton } },
};

const filled = {
  brand: { background: 'var(--brand)', hover: 'var(--brand-hover)', color: 'var(--on-brand)' },
  red: { background: 'var(--danger)', hover: 'var(--danger-hover)', color: 'var(--on-danger)' },
};

/** Filled controls take the text colour that was checked against their fill; in dark mode that is not white. */
const variantColors: VariantColorsResolver = (input) => {
  const resolved = defaultVariantColorsResolver(input);
  if (input.variant === 'default') {
    return {
      background: 'var(--surface)',
      hover: 'var(--hover)',
      color: 'var(--ink)',
      border: '1px solid var(--control)',
    };
  }
  if (input.variant === 'filled' && input.color === 'red') return { ...resolved, ...filled.red };
  if (input.variant === 'filled' && (input.color === undefined || input.color === 'brand')) {
    return { ...resolved, ...filled.brand };
  }
  return resolved;
};

const { light, dark } = colorTokens;

const brand: MantineColorsTuple = [
  light.brandTint,
  light.brandWash,
  light.brandPale,
  light.brandSoft,
  dark.brandInk,
  dark.brandHover,
  dark.brand,
  light.brand,
  light.brandHover,
  light.brandInk,
];

/** Slate, from paper to ink, and the dark scheme from ink to paper: Mantine's own greys would be visibly another family. */
const gray: MantineColorsTuple = [
  light.hover,
  light.sunken,
  light.line,
  light.lineStrong,
  light.control,
  light.faint,
  light.muted,
  '#3F4D5B',
  '#27364A',
  light.ink,
];

const darkTuple: MantineColorsTuple = [
  dark.ink,
  '#C7D0D9',
  dark.muted,
  dark.control,
  dark.lineStrong,
  dark.sunken,
  dark.surface,
  dark.paper,
  '#0A1016',
  '#070B10',
];

export const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: { light: 7, dark: 6 },
  colors: { brand, gray, dark: darkTuple },
  white: light.surface,
  black: light.ink,
  variantColorResolver: variantColors,
  fontFamily: '"Inter Variable", Inter, system-ui, "Helvetica Neue", Arial, sans-serif',
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  lineHeights: { xs: '1.45', sm: '1.5', md: '1.5', lg: '1.5', xl: '1.35' },
  fontWeights: { regular: '400', medium: '550', bold: '600' },
  headings: {
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.2', fontWeight: '620' },
      h2: { fontSize: '1.25rem', lineHeight: '1.3' },
      h3: { fontSize: '1rem', lineHeight: '1.4' },
      h4: { fontSize: '0.875rem', lineHeight: '1.5' },
      h5: { fontSize: '0.875rem', lineHeight: '1.5' },
      h6: { fontSize: '0.8125rem', lineHeight: '1.45' },
    },
  },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '10px', xl: '14px' },
  defaultRadius: 'md',
  breakpoints: { xs: '30em', sm: '43.75em', md: '62em', lg: '75em', xl: '90em' },
  shadows: {
    xs: '0 1px 2px rgb(18 32 46 / 8%)',
    sm: '0 2px 8px rgb(18 32 46 / 10%)',
    md: '0 4px 16px rgb(18 32 46 / 14%)',
    lg: '0 8px 28px rgb(18 32 46 / 22%)',
    xl: '0 16px 48px rgb(18 32 46 / 26%)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  components: componentDefaults,
});
