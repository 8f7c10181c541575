import { defaultVariantColorsResolver } from '@mantine/core';
import type { VariantColorsResolver } from '@mantine/core';

const solidTextColors: Readonly<Record<string, string>> = {
  ink: 'var(--on-ink)',
  cinnabar: 'var(--on-cinnabar)',
  jade: 'var(--on-jade)',
  amber: 'var(--on-amber)',
};

/**
 * Text on a filled button has the colour of the tokens; `quiet` has no border, `danger` is for actions that cannot be
 * undone.
 */
export const variantColorResolver: VariantColorsResolver = (input) => {
  const role = input.color ?? 'ink';
  const defaults = defaultVariantColorsResolver(input);
  if (input.variant === 'filled') {
    return {
      ...defaults,
      background: `var(--mantine-color-${role}-filled)`,
      color: solidTextColors[role] ?? 'var(--on-ink)',
    };
  }
  if (input.variant === 'quiet') {
    return {
      background: 'none',
      hover: 'var(--hover)',
      color: 'var(--ink)',
      border: '1px solid transparent',
    };
  }
  if (input.variant === 'danger') {
    return {
      background: 'var(--sheet)',
      hover: 'var(--cinnabar-wash)',
      color: 'var(--cinnabar)',
      border: '1px solid var(--cinnabar)',
    };
  }
  return defaults;
};
