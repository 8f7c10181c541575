import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const folders = '{apps/web/src,exam,features,packages,programmes}';

const read = (ending: string): string[] =>
  globSync(`${folders}/**/*.${ending}`, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] }).map((file) =>
    readFileSync(path.join(root, file), 'utf8'),
  );

const matchAll = (texts: readonly string[], pattern: RegExp): Set<string> =>
  new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)));

/** Set by Mantine: its theme, and the padding of its button. */
const isMantine = (name: string): boolean => name.startsWith('--mantine-') || name === '--button-padding-x';

test('every custom property that a style sheet uses without a fallback is declared', () => {
  const sheets = read('css');
  const used = matchAll(sheets, /var\((--[\w-]+)\)/g);
  // A style sheet declares it, or a component sets it: `'--room': …`, `setProperty('--room', …)`.
  const declared = new Set([
    ...matchAll(sheets, /(--[\w-]+)\s*:/g),
    ...matchAll([...read('ts'), ...read('tsx')], /['"`;{](--[\w-]+)['":]/g),
  ]);
  const unknown = [...used].filter((name) => !declared.has(name) && !isMantine(name));
  expect(used.size).toBeGreaterThan(50);
  expect(unknown).toEqual([]);
});
