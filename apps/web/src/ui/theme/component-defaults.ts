import type { MantineThemeComponents } from '@mantine/core';
import controls from './controls.module.css';
import floating from './floating.module.css';

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

export const componentDefaults: MantineThemeComponents = {
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
