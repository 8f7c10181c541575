import type { CSSVariablesResolver } from '@mantine/core';

const baseVariables = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-3)',
  '--mantine-color-default': 'var(--sheet)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--edge)',
  '--mantine-color-default-hover': 'var(--hover)',
  '--mantine-color-error': 'var(--cinnabar)',
  '--mantine-color-success': 'var(--jade)',
  '--mantine-color-anchor': 'var(--ink)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-disabled': 'var(--well)',
  '--mantine-color-disabled-color': 'var(--ink-3)',
  '--mantine-color-disabled-border': 'var(--mist-2)',
  '--mantine-primary-color-filled': 'var(--accent)',
  '--mantine-primary-color-filled-hover': 'var(--accent-hover)',
  '--mantine-primary-color-contrast': 'var(--on-ink)',
  '--mantine-primary-color-light': 'var(--well)',
  '--mantine-primary-color-light-hover': 'var(--press)',
  '--mantine-primary-color-light-color': 'var(--ink)',
};

const roleVariables = (role: string): Record<string, string> => ({
  [`--mantine-color-${role}-filled`]: `var(--${role})`,
  [`--mantine-color-${role}-filled-hover`]: `var(--${role})`,
  [`--mantine-color-${role}-light`]: `var(--${role}-wash)`,
  [`--mantine-color-${role}-light-hover`]: `var(--${role}-wash)`,
  [`--mantine-color-${role}-light-color`]: `var(--${role})`,
  [`--mantine-color-${role}-outline`]: `var(--${role})`,
  [`--mantine-color-${role}-text`]: `var(--${role})`,
});

const roles = Object.assign({}, ...['cinnabar', 'jade', 'amber', 'teal'].map(roleVariables)) as Record<string, string>;

const ink = {
  '--mantine-color-ink-filled': 'var(--accent)',
  '--mantine-color-ink-filled-hover': 'var(--accent-hover)',
  '--mantine-color-ink-light': 'var(--well)',
  '--mantine-color-ink-light-hover': 'var(--press)',
  '--mantine-color-ink-light-color': 'var(--ink)',
  '--mantine-color-ink-outline': 'var(--ink)',
  '--mantine-color-ink-text': 'var(--ink)',
};

/** Maps Mantine's colours to the tokens, equal in both colour schemes: the tokens themselves change with the scheme. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...baseVariables, ...ink, ...roles },
  dark: { ...baseVariables, ...ink, ...roles },
});
