import type { Plugin } from 'vite';

const isProcessors = (id: string): boolean => /\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/.test(id);

const isWords = (id: string): boolean => id.endsWith('/zod/v4/locales/en.js');

/**
 * Leaves out of the browser what zod carries for making JSON schemas: only the server describes its calls. Each
 * function stays as one that does nothing, so that zod's own wiring holds. Its English sentences are left out too:
 * nobody reads them, what a form says is in our own words.
 */
export const slimZodPlugin = (): Plugin => ({
  name: 'inkstone-slim-zod',
  enforce: 'pre',
  apply: 'build',
  transform(code, id) {
    if (isWords(id)) return 'export default () => ({});';
    if (!isProcessors(id)) return null;
    const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map((match) => match[1]);
    const renamed = [...code.matchAll(/^export \{ \w+ as (\w+) \}/gm)].map((match) => match[1]);
    const exported = [...names, ...renamed].map((name) => `nothing as ${name}`).join(', ');
    return `const nothing = () => () => undefined;\nexport { ${exported} };`;
  },
});
