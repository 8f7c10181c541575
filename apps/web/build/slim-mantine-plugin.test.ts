import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withoutColors, withoutTransitions } from './slim-mantine-plugin.ts';

const mantine = path.join(import.meta.dirname, '../../../node_modules/@mantine/core');
const read = (file: string): string => readFileSync(path.join(mantine, 'esm', file), 'utf8');
const colors = read('core/MantineProvider/default-colors.mjs');
const transitions = read('components/Transition/transitions.mjs');

const load = async (code: string): Promise<Record<string, Record<string, unknown>>> =>
  import(`data:text/javascript,${encodeURIComponent(code)}`) as never;

test('the palette keeps the colours that style sheets name, as they were', async () => {
  const { DEFAULT_COLORS: all = {} } = await load(colors);
  const { DEFAULT_COLORS: slim = {} } = await load(withoutColors(colors));
  expect(Object.keys(slim).toSorted()).toEqual(['blue', 'dark', 'gray', 'red']);
  for (const [name, shades] of Object.entries(slim)) expect(shades).toEqual(all[name]);
});

test('the transitions that components choose stay as they were', async () => {
  const { transitions: all = {} } = await load(transitions);
  const { transitions: slim = {} } = await load(withoutTransitions(transitions));
  expect(Object.keys(slim).length).toBeLessThan(Object.keys(all).length);
  for (const [name, transition] of Object.entries(slim)) expect(transition).toEqual(all[name]);
});

test('every transition that a component chooses by itself stays', async () => {
  const { transitions: slim = {} } = await load(withoutTransitions(transitions));
  const files = [...read('index.mjs').matchAll(/from "(\.\/components\/[^"]+)"/g)].map(([, file = '']) => file);
  const chosen = files.flatMap((file) =>
    [...read(file).matchAll(/transition: "([a-z-]+)"/g)].map(([, name = '']) => name),
  );
  expect(chosen).toContain('pop');
  expect([...new Set(chosen)].filter((name) => !Object.hasOwn(slim, name))).toEqual([]);
});

test('code that is written differently is an error of the build', () => {
  expect(() => withoutColors('export const DEFAULT_COLORS = make();')).toThrow('slim-mantine-plugin');
  expect(() => withoutTransitions('export const transitions = {};')).toThrow('slim-mantine-plugin');
});
