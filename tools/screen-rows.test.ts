import { expect, test } from 'vitest';
import { screenPaths } from '@inkstone/exam/screen-path-list';
import { isFor, listScreensForRun, runs } from '../apps/web/journeys/steps/screen-runs.ts';
import { files } from './call-locations.ts';
import { readScreens } from './registries.ts';
import { journeyOfAll, listScreenRows, screenAliases, toRowKey } from './screen-rows.ts';

const screens = await readScreens();
const rows = listScreenRows(screens);

test('each path has one row, with a screen and what is done there', () => {
  expect(rows.map((row) => row.path)).toEqual([...screenPaths].toSorted((a, b) => (a < b ? -1 : 1)));
  expect(rows.filter(({ kinds, file }) => kinds.length === 0 || file === '')).toEqual([]);
});

test('paths of equal rows are names of one screen, and nothing else is', () => {
  const groups = [...Map.groupBy(rows, toRowKey).values()].filter((group) => group.length > 1);
  const equal = groups.map((group) => group.map((row) => row.path));
  const named = [...Map.groupBy(Object.entries(screenAliases), ([, path]) => path)].map(([path, names]) =>
    [path, ...names.map(([name]) => name)].toSorted((a, b) => (a < b ? -1 : 1)),
  );

  const inOrder = (lists: string[][]) => lists.toSorted((a, b) => ((a[0] ?? '') < (b[0] ?? '') ? -1 : 1));
  expect(inOrder(equal)).toEqual(inOrder(named));
});

test('each path is opened by the journey of every screen, as somebody who may open it', () => {
  expect(files(`apps/web/journeys/${journeyOfAll}.journey.ts`)).toHaveLength(1);
  const opened = runs.flatMap((run) => {
    const own = screens.filter((screen) => isFor(run, screen));
    return listScreensForRun(run, own).map((screen) => screen.path);
  });

  expect(screenPaths.filter((path) => !opened.includes(path))).toEqual([]);
});
