import * as z from 'zod';
import { linkTo } from '@inkstone/base';
import { readQuery } from '@inkstone/ui/screen';
import { expect, test } from 'vitest';
import { readText } from './call-locations.ts';
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
