import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { slimRouterPlugin, withoutDisplayNames, withoutPrefetch, withPureWrappers } from './slim-router-plugin.ts';

const router = path.join(import.meta.dirname, '../../../node_modules/react-router/dist/production/lib');
const read = (file: string): string => readFileSync(path.join(router, file), 'utf8');

const bundle = async (code: string): Promise<string> => {
  const entry = path.join(import.meta.dirname, 'entry.js');
  const source = {
    name: 'source',
    resolveId: (id: string) => (id === entry ? id : null),
    load: (id: string) => (id === entry ? code : null),
  };
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    resolve: { conditions: ['production', 'module', 'browser'] },
    plugins: [source, slimRouterPlugin()],
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external: ['react', 'react-dom'] },
    },
  });
  return [built]
    .flat()
    .flatMap((output) => ('output' in output ? output.output : []))
    .map((output) => ('code' in output ? output.code : ''))
    .join('');
};

test('components that nobody imports are left out, those in use stay', async () => {
  const code = await bundle(`export { BrowserRouter, Link } from 'react-router';`);
  expect(code).toContain('function BrowserRouter(');
  expect(code).toContain('function LinkWithRef(');
  for (const unused of ['NavLinkWithRef', 'useScrollRestoration', 'DataRoutes', 'PrefetchPageLinks', 'matchRoutes'])
    expect(code).not.toContain(unused);
});

test('nothing but the wrapped components, names and the prefetching changes', () => {
  const before = read('dom/lib.js');
  const after = withoutPrefetch(withoutDisplayNames(withPureWrappers(before)));
  const toLines = (code: string) => code.replaceAll('/* @__PURE__ */ ', '').split('\n');
  const lines = toLines(before).filter((line) => !toLines(after).includes(line));
  expect(lines.filter((line) => !/^\w+\.displayName = "/.test(line))).toEqual([
    expect.stringMatching(/^\treturn shouldPrefetch && /),
  ]);
});

test('a release that is written differently is an error of the build', () => {
  for (const rewrite of [withPureWrappers, withoutDisplayNames, withoutPrefetch])
    expect(() => rewrite('const Link = make();\n')).toThrow('slim-router-plugin');
});
