import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  declaredAt,
  declaredCalls,
  files,
  placeOfCall,
  root,
  textOf,
  type CallPlace,
  type Declared,
} from './places.ts';

/** Where a screen is written, and what it lives on. */
export interface ScreenPlace {
  /** The table of screens that has its row. */
  row: string;
  file: string;
  /** The calls that its file and the files behind it use. */
  calls: readonly (CallPlace & { path: string })[];
  /** Tests and journeys that draw its file or name its path. */
  tests: readonly string[];
}

interface Asked {
  path: string;
  load: () => Promise<unknown>;
}

const at = (file: string, specifier: string): string => path.posix.join(path.posix.dirname(file), specifier);

/** The file of a screen, by the function of its row that loads it. */
export const screenFile = (load: Asked['load']): string | undefined =>
  /import\w*\(\s*["']\/([^"']+)["']/.exec(load.toString())?.[1];

/** Where a screen is written, by its path and the function of its row that loads it, among the paths of all calls. */
export const findScreen = ({ path: address, load }: Asked, calls: readonly string[]): ScreenPlace | undefined => {
  const file = screenFile(load);
  if (!file) return undefined;
  const [row] = files(
    `${path.posix.dirname(file)}/screens.ts`,
    `${file.split('/').slice(0, 2).join('/')}/**/screens.ts`,
  );
  return { row: row ?? 'none', file, calls: callsOf(file, calls), tests: testsOf(file, address) };
};

/** Every file that a file brings with it out of the web folders of the features, itself first. */
const broughtBy = (file: string): string[] => {
  const brought = new Set([file]);
  // A set that grows is walked to its end.
  for (const one of brought) for (const next of importsOf(one)) if (isOfWeb(next)) brought.add(next);
  return [...brought];
};

const isOfWeb = (file: string): boolean =>
  /^(features\/[^/]+|apps)\/web\/.+\.tsx?$/.test(file) && existsSync(path.join(root, file));

// What is imported for its type alone brings nothing with it.
const relative = /(?:^(?:import|export) (?!type )[^;]*?from |import\()\s*'(\.[^']+)'/gm;
const fromDoor = /^import \{([^}]*)\} from '@inkstone\/([\w-]+)\/web'/gm;

const importsOf = (file: string): string[] => {
  const text = textOf(file);
  const near = [...text.matchAll(relative)].map((found) => at(file, found[1] ?? ''));
  const far = [...text.matchAll(fromDoor)].flatMap((found) => behindDoor(found[2] ?? '', namesIn(found[1] ?? '')));
  return [...near, ...far];
};

const namesIn = (list: string): string[] => list.replaceAll(/\btype \w+/g, '').match(/\w+/g) ?? [];

/** The files from which a feature's web door gives these names. */
const behindDoor = (feature: string, names: readonly string[]): string[] => {
  const door = `features/${feature}/web/index.ts`;
  if (!existsSync(path.join(root, door))) return [];
  return [...textOf(door).matchAll(/^export \{([^}]*)\} from '([^']+)'/gm)]
    .filter(([, given = '']) => namesIn(given).some((name) => names.includes(name)))
    .map((found) => at(door, found[2] ?? ''));
};

const fromContract = /^import (?:\{([^}]*)\}|\* as \w+) from '(?:(?:\.\.\/)+|@inkstone\/([\w-]+)\/)contract[^']*'/gm;

/** What a file takes from contracts: `assignments.listTests`. */
const takenBy = (file: string): string[] =>
  [...textOf(file).matchAll(fromContract)].flatMap(([, names = '', feature]) =>
    namesIn(names).map((name) => `${feature ?? file.split('/')[1]}.${name}`),
  );

const callsOf = (file: string, paths: readonly string[]): ScreenPlace['calls'] => {
  const brought = broughtBy(file);
  const taken = new Set(brought.flatMap(takenBy));
  // A call has a name of its own, or stands in a table of calls: `families[family].editDeadline`.
  const isUsed = ({ name, feature, isRow }: Declared): boolean =>
    isRow
      ? brought.some((one) => one.includes(`/${feature}/`) && new RegExp(`\\.${name}\\b`).test(textOf(one)))
      : taken.has(`${feature}.${name}`);
  const all = declaredCalls();
  return paths.flatMap((one) => {
    const declared = declaredAt(all, one);
    return declared && isUsed(declared) ? [{ ...placeOfCall(declared), path: one }] : [];
  });
};

const testsOf = (file: string, address: string): string[] => {
  const named = new RegExp(`['"\`]${address.replaceAll('/', String.raw`\/`)}[?'"\`]`);
  return files('{features/*/web,apps/web}/**/*.{test,journey}.{ts,tsx}', 'apps/web/journeys/**/*.ts').filter((one) => {
    const text = textOf(one);
    return named.test(text) || [...text.matchAll(relative)].some((found) => at(one, found[1] ?? '') === file);
  });
};
