import type { Plugin } from 'vite';
import { rewriteModulesPlugin } from './rewrite-modules-plugin.ts';

const isProcessors = (id: string): boolean => /\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/.test(id);

const isWords = (id: string): boolean => id.endsWith('/zod/v4/locales/en.js');

const isCoreSchemas = (id: string): boolean => id.endsWith('/zod/v4/core/schemas.js');

const isSchemas = (id: string): boolean => id.endsWith('/zod/v4/classic/schemas.js');

/** Matches the format methods that only `z.string()` has: `email`, `jwt`, `ipv6` ... */
const formatMethods =
  /(?<=core\.\$constructor\("ZodString", \(inst, def\) => \{[^{}]*\}), \{\n {4}email\((?:.*\n)*?\}(?=\);)/;

/** Removes them from zod's module; throws where its code has changed. */
export const withoutFormatMethods = (code: string): string => {
  if (!formatMethods.test(code))
    throw new Error('zod writes the methods of z.string() differently: see slim-zod-plugin');
  return code.replace(formatMethods, '');
};

const compilerSwitch = 'const jit = !core.globalConfig.jitless;';

/** Disables zod's JIT compiler, which the content security policy forbids and whose probe would be reported. */
export const withoutCompiler = (code: string): string => {
  if (!code.includes(compilerSwitch)) throw new Error('zod chooses its compiler differently: see slim-zod-plugin');
  return code.replace(compilerSwitch, 'const jit = false;');
};

const withoutBodies = (code: string): string => {
  const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map((match) => match[1]);
  const renamed = [...code.matchAll(/^export \{ \w+ as (\w+) \}/gm)].map((match) => match[1]);
  const exported = [...names, ...renamed].map((name) => `nothing as ${name}`).join(', ');
  return `const nothing = () => () => undefined;\nexport { ${exported} };`;
};

/**
 * Leaves out of the browser what nobody asks of zod there:
 *
 * - what it carries for making JSON schemas: only the server describes its calls. Each function stays as one that does
 *   nothing, so that zod's own wiring holds;
 * - its English sentences: what a form says is in our own words;
 * - the methods of `z.string()` by format, which bring every format into every page. They are deprecated for `z.email()`
 *   and the like, and the linter refuses what is deprecated;
 * - its compiler: a setting would come too late for schemas that are made while modules are loaded.
 */
export const slimZodPlugin = (): Plugin =>
  rewriteModulesPlugin('inkstone-slim-zod', [
    { matches: isWords, rewrite: () => 'export default () => ({});' },
    { matches: isCoreSchemas, rewrite: withoutCompiler },
    { matches: isSchemas, rewrite: withoutFormatMethods },
    { matches: isProcessors, rewrite: withoutBodies },
  ]);
