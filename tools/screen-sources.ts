import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  findDeclaredCall,
  listDeclaredCalls,
  files,
  locateCall,
  root,
  readText,
  type CallLocation,
  type DeclaredCall,
} from './call-locations.ts';

/** Where a screen is defined, and what it depends on. */
export interface ScreenSource {
  /** The file with its row in the table of screens. */
  row: string;
  file: string;
  /** The calls that its file and the files it imports use. */
  calls: readonly (CallLocation & { path: string })[];
  /** Tests and journeys that render its file or name its path. */
  tests: readonly string[];
}

interface ScreenReference {
  path: string;
  load: () => Promise<unknown>;
}

const at = (file: string, specifier: string): string => path.posix.join(path.posix.dirname(file), specifier);

/** The file of a screen, read from the function in its row that loads it. */
export const screenFile = (load: ScreenReference['load']): string | undefined =>
  /import\w*\(\s*["']\/([^"']+)["']/.exec(load.toString())?.[1];

/**
 * Finds a screen's sources by its path and the function in its row that loads it; `calls` are the paths of all calls.
 */
export const findScreen = (
  { path: address, load }: ScreenReference,
  calls: readonly string[],
): ScreenSource | undefined => {
  const file = screenFile(load);
  if (!file) return undefined;
  const [row] = files(
    `${path.posix.dirname(file)}/screens.ts`,
    `${file.split('/').slice(0, 2).join('/')}/**/screens.ts`,
  );
  return { row: row ?? 'none', file, calls: listCalls(file, calls), tests: listTests(file, address) };
};

/** Every file in a web folder that a file imports, directly or not, starting with itself. */
const listImportedFiles = (file: string): string[] => {
  const reachedFiles = new Set([file]);
  // Iterating a set includes the items added meanwhile.
  for (const otherFile of reachedFiles)
    for (const next of listImports(otherFile)) if (isWebFile(next)) reachedFiles.add(next);
  return [...reachedFiles];
};

const isWebFile = (file: string): boolean =>
  /^(features\/[^/]+|apps)\/web\/.+\.tsx?$/.test(file) && existsSync(path.join(root, file));

// Type-only imports are left out.
const relative = /(?:^(?:import|export) (?!type )[^;]*?from |import\()\s*'(\.[^']+)'/gm;
const fromDoor = /^import \{([^}]*)\} from '@inkstone\/([\w-]+)\/web'/gm;

const listImports = (file: string): string[] => {
  const text = readText(file);
  const near = [...text.matchAll(relative)].map((match) => at(file, match[1] ?? ''));
  const far = [...text.matchAll(fromDoor)].flatMap((match) =>
    filesBehindPublicApi(match[2] ?? '', namesIn(match[1] ?? '')),
  );
  return [...near, ...far];
};

const namesIn = (list: string): string[] => list.replaceAll(/\btype \w+/g, '').match(/\w+/g) ?? [];

/** The files that define these exports of a feature's web API. */
const filesBehindPublicApi = (feature: string, names: readonly string[]): string[] => {
  const door = `features/${feature}/web/index.ts`;
  if (!existsSync(path.join(root, door))) return [];
  return [...readText(door).matchAll(/^export \{([^}]*)\} from '([^']+)'/gm)]
    .filter(([, exportedNames = '']) => namesIn(exportedNames).some((name) => names.includes(name)))
    .map((match) => at(door, match[2] ?? ''));
};

const fromContract = /^import (?:\{([^}]*)\}|\* as \w+) from '(?:(?:\.\.\/)+|@inkstone\/([\w-]+)\/)contract[^']*'/gm;

/** The names that a file imports from contracts: `assignments.listTests`. */
const listContractNames = (file: string): string[] =>
  [...readText(file).matchAll(fromContract)].flatMap(([, names = '', feature]) =>
    namesIn(names).map((name) => `${feature ?? file.split('/')[1]}.${name}`),
  );

const listCalls = (file: string, paths: readonly string[]): ScreenSource['calls'] => {
  const imports = listImportedFiles(file);
  const contractNames = new Set(imports.flatMap(listContractNames));
  // A call is imported by its own name, or is a row in a table of calls: `families[family].moveDeadline`.
  const isUsed = ({ name, feature, isRow }: DeclaredCall): boolean =>
    isRow
      ? imports.some(
          (otherFile) => otherFile.includes(`/${feature}/`) && new RegExp(`\\.${name}\\b`).test(readText(otherFile)),
        )
      : contractNames.has(`${feature}.${name}`);
  const all = listDeclaredCalls();
  return paths.flatMap((otherFile) => {
    const declared = findDeclaredCall(all, otherFile);
    return declared && isUsed(declared) ? [{ ...locateCall(declared), path: otherFile }] : [];
  });
};

const listTests = (file: string, address: string): string[] => {
  const named = new RegExp(`['"\`]${address.replaceAll('/', String.raw`\/`)}[?'"\`]`);
  return files('{features/*/web,apps/web}/**/*.{test,journey}.{ts,tsx}', 'apps/web/journeys/**/*.ts').filter(
    (otherFile) => {
      const text = readText(otherFile);
      return named.test(text) || [...text.matchAll(relative)].some((match) => at(otherFile, match[1] ?? '') === file);
    },
  );
};
