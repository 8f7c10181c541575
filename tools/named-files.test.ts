import { expect, test } from 'vitest';
import {
  answerLogic,
  deviceJournal,
  deviceStorage,
  wireEvents,
  everyPage,
  mostScreens,
  screensAndWindows,
  windowIcons,
  windowParts,
} from '../apps/web/build/chunks.ts';
import { leavesPage, ownModules } from '../vitest.config.ts';
import { files } from './call-locations.ts';

const sources = files('{packages,exam,programmes,features,apps}/**/*.{ts,tsx}');

/** `a/{b,c/d}.ts` becomes `a/b.ts` and `a/c/d.ts`. */
const expandBraces = (pattern: string): string[] => {
  const [whole, alternatives] = /\{([^}]+)\}/.exec(pattern) ?? [];
  if (whole === undefined || alternatives === undefined) return [pattern];
  return alternatives.split(',').flatMap((alternative) => expandBraces(pattern.replace(whole, alternative)));
};

/** `a/(b|c)/d` becomes `a/b/d` and `a/c/d`. */
const expandGroups = (pattern: string): string[] => {
  const [whole, alternatives] = /\(([^()]+)\)/.exec(pattern) ?? [];
  if (whole === undefined || alternatives === undefined) return [pattern];
  return alternatives.split('|').flatMap((alternative) => expandGroups(pattern.replace(whole, alternative)));
};

test("every file named in the build's chunks exists", () => {
  const patterns = [
    ...everyPage,
    ...screensAndWindows,
    ...mostScreens,
    ...deviceJournal,
    ...deviceStorage,
    ...wireEvents,
    ...windowIcons,
    ...windowParts,
    ...answerLogic,
  ].flatMap(expandGroups);
  // A generated module is no file.
  const own = patterns.filter((pattern) => !/^(?:node_modules\/|virtual:)/.test(pattern));
  expect(own.filter((pattern) => !sources.some((file) => new RegExp(pattern).test(file)))).toEqual([]);
});

test('every test file named in the configuration of Vitest exists', () => {
  expect([...leavesPage, ...ownModules].flatMap(expandBraces).filter((file) => !sources.includes(file))).toEqual([]);
});
