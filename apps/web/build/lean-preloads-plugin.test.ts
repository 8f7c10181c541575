import path from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { leanPreloadsPlugin, listLoadedFiles } from './lean-preloads-plugin.ts';

const at = (name: string): string => path.join(import.meta.dirname, name);

/** A page whose entry loads a screen, which loads a dialog; all use one library, screen and dialog a second one. */
const sources: Record<string, string> = {
  [at('entry.js')]: `import { base } from './base.js'; base(); import('./screen.js');`,
  [at('screen.js')]:
    `import { base } from './base.js'; import { parts } from './parts.js'; base(parts()); import('./dialog.js');`,
  [at('dialog.js')]:
    `import { base } from './base.js'; import { parts } from './parts.js'; import { field } from './field.js'; base(parts(field()));`,
  [at('other.js')]: `import { parts } from './parts.js'; import { field } from './field.js'; parts(field());`,
  [at('base.js')]: `export const base = (value) => console.log('base', value);`,
  [at('parts.js')]: `export const parts = (value) => console.log('parts', value);`,
  [at('field.js')]: `export const field = () => console.log('field');`,
};

const buildPage = async (): Promise<Map<string, string>> => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'sources',
        enforce: 'pre',
        resolveId: (id: string) => {
          const file = path.resolve(import.meta.dirname, id);
          return file in sources ? file : null;
        },
        load: (id: string) => sources[id] ?? null,
      },
      leanPreloadsPlugin(),
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: at('entry.js'),
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          codeSplitting: {
            groups: ['base', 'parts', 'field'].map((name) => ({ name, test: new RegExp(`/${name}\\.js$`) })),
          },
        },
      },
    },
  });
  const output = [built].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  return new Map(output.map((file) => [file.fileName, 'code' in file ? file.code : '']));
};

const listPreloads = (code = ''): string[] =>
  [...(/m\.f=\[([^\]]*)\]/.exec(code)?.[1] ?? '').matchAll(/"([^"]+)"/g)].map(([, name = '']) => name).toSorted();

test('what is loaded already is not preloaded again, all else is', async () => {
  const files = await buildPage();
  expect(listPreloads(files.get('entry.js'))).toEqual(['parts.js', 'screen.js']);
  expect(listPreloads(files.get('screen.js'))).toEqual(['dialog.js', 'field.js']);
});

test('files that import each other are listed once', () => {
  const imports = new Map([
    ['a.js', ['b.js']],
    ['b.js', ['a.js', 'c.js']],
    ['d.js', []],
  ]);
  expect([...listLoadedFiles(['a.js'], imports)]).toEqual(['a.js', 'b.js', 'c.js']);
});
