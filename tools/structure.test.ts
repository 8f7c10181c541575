import path from 'node:path';
import { expect, test } from 'vitest';
import { screenPaths } from '@inkstone/exam/screen-path-list';
import { questionTypeIds } from '@inkstone/exam/logic';
import { programmeCards } from '@inkstone/programmes/cards';
import { files, readAllowedList, readText } from './call-locations.ts';
import { productFiles } from './house/source-files.ts';

test('the allowed paths of screens are those of docs/spec/routes.txt', () => {
  expect([...screenPaths].sort()).toEqual(readAllowedList('routes').sort());
});

test('the lists in docs/spec contain each path and call once', () => {
  for (const name of ['routes', 'calls'] as const)
    expect(new Set(readAllowedList(name)).size).toBe(readAllowedList(name).length);
});

test('shared code names no programme and compares with no question type', () => {
  const names = [...questionTypeIds, ...programmeCards.map(({ id }) => id)].join('|');
  const compares = new RegExp(`\\b(?:(?:id|kind|type|programme)\\s*[!=]==|programme:)\\s*'(?:${names})'`);
  const shared = productFiles.filter(
    (value) => /^(exam|packages|features|apps)\//.test(value) && !/\/seed\/|^exam\/question-types\/[^/]+\//.test(value),
  );

  expect(shared.filter((file) => compares.test(readText(file)))).toEqual([]);
});

test('a class used by a component exists in its style sheet', () => {
  const imported = /import (\w+) from '([^']+\.module\.css)'/g;
  const missing = productFiles.flatMap((file) =>
    [...readText(file).matchAll(imported)].flatMap(([, name = '', sheet = '']) => {
      const classes = readText(path.posix.join(path.posix.dirname(file), sheet));
      const used = [...readText(file).matchAll(new RegExp(`(?<![\\w/])${name}\\.(\\w+)`, 'g'))].map(
        ([, line = '']) => line,
      );
      return used
        .filter((line) => line !== 'module' && !new RegExp(`\\.${line}\\b`).test(classes))
        .map((line) => `${file}: ${line}`);
    }),
  );

  expect(missing).toEqual([]);
});

test('a feature has its public modules, a README and a place in the order of features', () => {
  const features = files('features/*/package.json').map((file) => path.dirname(file));
  const lacking = features.flatMap((folder) =>
    ['README.md', 'contract.ts'].map((name) => `${folder}/${name}`).filter((file) => files(file).length === 0),
  );

  expect(lacking).toEqual([]);
});

test('README documents every setting in its one table, and no others', () => {
  const table = readText('README.md').split('## Settings')[1]?.split('\n## ')[0] ?? '';
  const description = [...table.matchAll(/^\|([^|]+)\|/gm)].flatMap(
    ([, names = '']) => names.match(/[A-Z][A-Z\d_]+/g) ?? [],
  );
  const read = ['settings', 'sso-settings']
    .flatMap((name) => [...readText(`apps/server/${name}.ts`).matchAll(/^ {2}([A-Z][A-Z\d_]+): [a-z]/gm)])
    .map(([, name = '']) => name);

  expect(description.sort()).toEqual([...new Set(read)].sort());
});
