import type { Plugin } from 'vite';
import { rewriteModulesPlugin } from './rewrite-modules-plugin.ts';

const themeFolder = '/@mantine/core/esm/core/MantineProvider/';

const isVariantColors = (id: string): boolean => id.endsWith('/default-variant-colors-resolver.mjs');
const isColors = (id: string): boolean => id.endsWith(`${themeFolder}default-colors.mjs`);
const isTransitions = (id: string): boolean => id.endsWith('/@mantine/core/esm/components/Transition/transitions.mjs');

/** The colours that the style sheets of the components in use name; all others come from the theme. */
const keptColors = ['dark', 'gray', 'red', 'blue'];

/** The transitions that Mantine's components choose by themselves; the theme chooses none. */
const keptTransitions = ['fade', 'fade-down', 'slide-down', 'pop', 'pop-top-right'];

/** Removes the entries of an exported object but for those kept; throws where Mantine writes it differently. */
const keepEntries = (code: string, object: string, keptNames: readonly string[]): string => {
  const names: string[] = [];
  const start = Math.max(0, code.indexOf(`const ${object} = {\n`));
  const entries = code
    .slice(start)
    .replace(/^\t"?([a-z-]+)"?: (?:\[[^\]]*\]|\{\n[^]*?\n\t\}|(?!\[|\{)[^\n]*?),?\n/gm, (entry, name: string) => {
      names.push(name);
      return keptNames.includes(name) ? entry.replace(/,?\n$/, ',\n') : '';
    });
  if (!keptNames.every((name) => names.includes(name)) || names.length === keptNames.length)
    throw new Error(`Mantine writes ${keptNames.join(', ')} differently: see slim-mantine-plugin`);
  return code.slice(0, start) + entries;
};

/** Removes Mantine's own palette but for what its style sheets name. */
export const withoutColors = (code: string): string => keepEntries(code, 'DEFAULT_COLORS', keptColors);

/** Removes the transitions that no component uses. */
export const withoutTransitions = (code: string): string => keepEntries(code, 'transitions', keptTransitions);

/** Leaves out of the browser what the theme replaces: Mantine's palette, its rules of variants, unused transitions. */
export const slimMantinePlugin = (): Plugin =>
  rewriteModulesPlugin('inkstone-slim-mantine', [
    { matches: isVariantColors, rewrite: () => 'export const defaultVariantColorsResolver = () => ({});' },
    { matches: isColors, rewrite: withoutColors },
    { matches: isTransitions, rewrite: withoutTransitions },
  ]);
