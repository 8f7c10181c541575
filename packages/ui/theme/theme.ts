import { createTheme } from '@mantine/core';
import type { MantineColorsTuple, MantineThemeOverride } from '@mantine/core';
import { variantColorResolver } from './button-colors.ts';
import { filterOptions } from './filter-options.ts';

/**
 * The ten shades of a colour: its wash, the lines, and the token itself at the shades that Mantine uses in each colour
 * scheme.
 */
const steps = (token: string, wash: string): MantineColorsTuple => {
  const color = `var(--${token})`;
  const quiet = `var(--${wash})`;
  return [quiet, color, quiet, 'var(--mist-2)', 'var(--edge)', color, color, color, color, color];
};

const modal = { radius: 'md', shadow: 'md', centered: true, transitionProps: { duration: 120 } };
// Panels keep 12 px from the viewport's edges, nearly the margin of the page's text on a phone.
const floating = {
  radius: 'md',
  shadow: 'md',
  transitionProps: { duration: 120 },
  middlewares: { shift: { padding: 12 } },
};
const veil = { color: 'var(--veil)', backgroundOpacity: 1 };

/** The theme of all Mantine components; raw colours and sizes are in tokens.css only. */
const theme = createTheme({
  primaryColor: 'ink',
  primaryShade: { light: 8, dark: 1 },
  variantColorResolver,
  white: '#FFFEFA',
  black: '#1B2127',
  colors: {
    ink: steps('ink', 'well'),
    cinnabar: steps('cinnabar', 'cinnabar-wash'),
    jade: steps('jade', 'jade-wash'),
    amber: steps('amber', 'amber-wash'),
    teal: steps('teal', 'teal-wash'),
  },
  defaultRadius: 'sm',
  radius: { xs: '2px', sm: '4px', md: '8px', lg: '8px', xl: '8px' },
  fontFamily: 'var(--sans)',
  headings: {
    fontFamily: 'var(--serif)',
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'var(--fs-2xl)', lineHeight: 'var(--lh-head)' },
      h2: { fontSize: 'var(--fs-xl)', lineHeight: 'var(--lh-head)' },
      h3: { fontSize: 'var(--fs-lg)', lineHeight: 'var(--lh-head)' },
    },
  },
  fontSizes: {
    xs: 'var(--fs-xs)',
    sm: 'var(--fs-sm)',
    md: 'var(--fs-md)',
    lg: 'var(--fs-lg)',
    xl: 'var(--fs-xl)',
  },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  shadows: {
    xs: 'var(--shadow-1)',
    sm: 'var(--shadow-1)',
    md: 'var(--shadow-2)',
    lg: 'var(--shadow-2)',
  },
  breakpoints: { xs: '30em', sm: '48em', md: '64em', lg: '70em', xl: '76em' },
  respectReducedMotion: true,
  focusRing: 'auto',
  cursorType: 'pointer',
  components: {
    Button: { defaultProps: { variant: 'default' } },
    ActionIcon: { defaultProps: { variant: 'quiet' } },
    Paper: { defaultProps: { withBorder: true, radius: 'md', shadow: 'xs', bg: 'var(--sheet)' } },
    TextInput: { defaultProps: { withAsterisk: false } },
    PasswordInput: { defaultProps: { withAsterisk: false } },
    NumberInput: { defaultProps: { withAsterisk: false } },
    Select: {
      defaultProps: {
        withAsterisk: false,
        allowDeselect: false,
        checkIconPosition: 'right',
        filter: filterOptions,
      },
    },
    MultiSelect: { defaultProps: { withAsterisk: false, filter: filterOptions } },
    Textarea: { defaultProps: { withAsterisk: false } },
    Checkbox: { defaultProps: { radius: 'sm', iconColor: 'var(--on-ink)' } },
    Radio: { defaultProps: { iconColor: 'var(--on-ink)' } },
    Tabs: { defaultProps: { variant: 'default', color: 'ink' } },
    Badge: { defaultProps: { variant: 'light', radius: 'sm', tt: 'none' } },
    Table: { defaultProps: { highlightOnHover: true } },
    ModalRoot: { defaultProps: modal },
    ModalOverlay: { defaultProps: veil },
    Drawer: { defaultProps: { shadow: 'md', transitionProps: { duration: 120 } } },
    Popover: { defaultProps: floating },
    Menu: { defaultProps: floating },
    Skeleton: { defaultProps: { radius: 'xs' } },
    Progress: { defaultProps: { size: 4, radius: 'sm' } },
    Notification: { defaultProps: { withBorder: true } },
    Tooltip: { defaultProps: { transitionProps: { duration: 120 } } },
  },
});

/** The theme in one language: the close button of a dialog has no label but this one. */
export const themeIn = ({ close }: { close: string }): MantineThemeOverride => ({
  ...theme,
  components: {
    ...theme.components,
    Modal: { defaultProps: { ...modal, overlayProps: veil, closeButtonProps: { 'aria-label': close } } },
  },
});
