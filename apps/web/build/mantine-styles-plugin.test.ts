import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findStyles } from './mantine-styles-plugin.ts';

const home = path.join(path.dirname(createRequire(import.meta.url).resolve('@mantine/core')), '../esm');

test('every component of Mantine has styles of its own that its class names lead to', () => {
  const modules = readdirSync(home, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.module.mjs'),
  );
  expect(modules.length).toBeGreaterThan(50);
  expect(modules.filter((file) => findStyles(path.join(home, file)) === null)).toEqual([]);
});

test('a file that is no component has none', () => {
  expect(findStyles(path.join(home, 'components/Button/Button.mjs'))).toBeNull();
  expect(findStyles('/somewhere/else.module.mjs')).toBeNull();
});
