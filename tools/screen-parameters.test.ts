import * as z from 'zod';
import path from 'node:path';
import type { Legacy } from '@inkstone/call';
import { linkTo } from '@inkstone/base';
import { readQuery } from '@inkstone/ui/screen';
import { expect, test } from 'vitest';
import { files, readText, root } from './call-locations.ts';
import { readScreens, type ScreenEntry } from './registries.ts';

const screens = await readScreens();

/** The names of a screen's search parameters inside. */
const listNames = ({ address }: ScreenEntry): string[] =>
  address.search instanceof z.ZodObject ? Object.keys(address.search.shape) : [];

const toParameter = ({ address }: ScreenEntry, name: string): string => address.parameters?.[name] ?? name;

const describeScreen = (screen: ScreenEntry): string =>
  [screen.path, ...listNames(screen).map((name) => toParameter(screen, name))].join(' ');

/** Saved before the first name inside changed, so that old links go on working; a new parameter is added to the file. */
test('the parameters in the URLs of all screens are those that are saved', () => {
  const saved = readText('docs/spec/screen-parameters.txt').trim().split('\n');

  expect(screens.map(describeScreen).toSorted()).toEqual(saved);
});

/** Words of the calls that are standard words in a URL. */
const standardWords = new Set(['type']);

/** The words for which a feature's calls have other names inside. */
const listOldWords = ({ words: { fields = {}, calls = {} } }: Legacy): string[] =>
  [fields, ...Object.values(calls)].flatMap((part) =>
    Object.entries(part).flatMap(([name, field]) =>
      [typeof field === 'string' ? field : field.name].flat().filter((word) => word !== name),
    ),
  );

/** The old words of all calls, and those that stand in URLs alone. */
const readOldWords = async (): Promise<Set<string>> => {
  const words = ['hId', 'testId', 'topicIds', 'fileids', 'program', 'point'];
  for (const file of files('features/*/legacy.ts', 'features/*/contract/legacy.ts')) {
    const { legacy } = (await import(path.join(root, file))) as { legacy?: Legacy };
    if (legacy) words.push(...listOldWords(legacy));
  }
  return new Set(words);
};

test('an old word in a URL stands in the map of its route, and has today’s name inside', async () => {
  const oldWords = await readOldWords();
  const found = screens.flatMap((screen) =>
    listNames(screen)
      .filter((name) => oldWords.has(name) && !standardWords.has(name))
      .map((name) => `${screen.path} ${name}`),
  );

  expect(found).toEqual([]);
});

test('every entry of a map stands for a parameter of a screen', () => {
  const maps = Map.groupBy(screens, ({ address }) => address.parameters ?? {});
  const unused = [...maps].flatMap(([map, own]) =>
    Object.keys(map)
      .filter((name) => !own.some((screen) => listNames(screen).includes(name)))
      .map((name) => `${own[0]?.path} ${name}`),
  );

  expect(unused).toEqual([]);
});

test('a URL that a screen builds is read back under the same names', () => {
  for (const screen of screens) {
    const search = Object.fromEntries(listNames(screen).map((name, index) => [name, String(index + 1)]));
    const url = linkTo(screen.address, search);
    const [start = '', query = ''] = url.split('?');

    expect(start).toBe(screen.path);
    expect(Object.keys(Object.fromEntries(new URLSearchParams(query)))).toEqual(
      listNames(screen).map((name) => toParameter(screen, name)),
    );
    expect(readQuery(screen.address, query)).toEqual(search);
  }
});
