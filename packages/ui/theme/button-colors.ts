import type { VariantColorResolverResult, VariantColorsResolver } from '@mantine/core';

const solidTextColors: Readonly<Record<string, string>> = {
  ink: 'var(--on-ink)',
  cinnabar: 'var(--on-cinnabar)',
  jade: 'var(--on-jade)',
  amber: 'var(--on-amber)',
};

const noBorder = '1px solid transparent';

/** The colours of each variant, by the theme colour of a component; shades and raw colours are not in use. */
const variants: Readonly<Record<string, (role: string) => VariantColorResolverResult>> = {
  filled: (role) => ({
    background: `var(--mantine-color-${role}-filled)`,
    hover: `var(--mantine-color-${role}-filled-hover)`,
    color: solidTextColors[role] ?? 'var(--on-ink)',
    border: noBorder,
  }),
  light: (role) => ({
    background: `var(--mantine-color-${role}-light)`,
    hover: `var(--mantine-color-${role}-light-hover)`,
    color: `var(--mantine-color-${role}-light-color)`,
    border: noBorder,
  }),
  outline: (role) => ({
    background: 'transparent',
    hover: `var(--mantine-color-${role}-outline-hover)`,
    color: `var(--mantine-color-${role}-outline)`,
    border: `1px solid var(--mantine-color-${role}-outline)`,
  }),
  subtle: (role) => ({
    background: 'transparent',
    hover: `var(--mantine-color-${role}-light-hover)`,
    color: `var(--mantine-color-${role}-light-color)`,
    border: noBorder,
  }),
  transparent: (role) => ({
    background: 'transparent',
    hover: 'transparent',
    color: `var(--mantine-color-${role}-light-color)`,
    border: noBorder,
  }),
  quiet: () => ({ background: 'none', hover: 'var(--hover)', color: 'var(--ink)', border: noBorder }),
  danger: () => ({
    background: 'var(--sheet)',
    hover: 'var(--cinnabar-wash)',
    color: 'var(--cinnabar)',
    border: '1px solid var(--cinnabar)',
  }),
};

const defaultColors: VariantColorResolverResult = {
  background: 'var(--mantine-color-default)',
  hover: 'var(--mantine-color-default-hover)',
  color: 'var(--mantine-color-default-color)',
  border: '1px solid var(--mantine-color-default-border)',
};

/**
 * Text on a filled button has the colour of the tokens; `quiet` has no border, `danger` is for actions that cannot be
 * undone. Takes the place of Mantine's own rules, which the build leaves out (`slim-mantine-plugin`).
 */
export const variantColorResolver: VariantColorsResolver = ({ color, variant }) =>
  variants[variant]?.(color ?? 'ink') ?? defaultColors;
