import type { Plugin } from 'vite';

const isProcessors = (id: string): boolean => /\/zod\/v4\/core\/(json-schema-processors|to-json-schema)\.js$/.test(id);

/**
 * Leaves out of the browser what zod carries for making JSON schemas: only the server describes its calls. Each
 * function stays as one that does nothing, so that zod's own wiring holds.
 */
export const slimZodPlugin = (): Plugin => ({
  name: 'inkstone-slim-zod',
  enforce: 'pre',
  apply: 'build',
  transform(code, id) {
    if (!isProcessors(id)) return null;
    const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map((match) => match[1]);
    const renamed = [...code.matchAll(/^export \{ \w+ as (\w+) \}/gm)].map((match) => match[1]);
    const exported = [...names, ...renamed].map((name) => `nothing as ${name}`).join(', ');
    return `const nothing = () => () => undefined;\nexport { ${exported} };`;
  },
});
