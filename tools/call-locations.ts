import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { AnyCall } from '@inkstone/call';

/** Where a call is defined, with paths from the root of the repository. */
export interface CallLocation {
  /** The contract's name in code. */
  name: string;
  /** True where the name is a row of a table of calls. */
  isRow: boolean;
  /** Its path as the contract writes it, `backend/{family}/edit`; aliases of one operation share it. */
  written: string;
  feature: string;
  contract: string;
  handler: string | null;
  queries: readonly string[];
  tests: readonly string[];
}

/** The root of the repository. */
export const root = path.resolve(import.meta.dirname, '..');

/** A text as a pattern that matches it literally. */
const literal = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

const never = (name: string): boolean => name.includes('node_modules');

/** Files by glob patterns, with paths from the root. */
export const files = (...patterns: string[]): string[] => globSync(patterns, { cwd: root, exclude: never }).sort();

/** The text of a file of the repository. */
export const readText = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const resolveSibling = (file: string, specifier: string): string =>
  path.posix.join(path.posix.dirname(file), specifier);

const lineNumberAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

// `export const moveDeadline = call({ path: '...'`, or a row of a table: `moveDeadline: call({ path: `backend/${family}/...`.
const declaration = /(?:export const (\w+) =|(\w+):)\s*(?:call\(\{\s*path:\s*|aliasCall\(\s*)(['"`])([^'"`]+)\3/g;

/** A call as a contract declares it; its path is the one in the source, `backend/${family}/edit`. */
export type DeclaredCall = Pick<CallLocation, 'name' | 'isRow' | 'written' | 'feature' | 'contract'>;

/** Paths and calls that may be built: the specification's, and those that this product adds; one a line, under docs/spec. */
export const readAllowedList = (name: 'calls' | 'routes'): string[] =>
  [`docs/spec/${name}.txt`, `docs/spec/added-${name}.txt`]
    .filter((file) => existsSync(path.join(root, file)))
    .flatMap((file) => readText(file).split('\n'))
    .filter((line) => line !== '');

/** A call in the format of docs/spec/calls.txt. */
export const callLine = (call: AnyCall): string => `${call.method} ${call.path}`;

const listContractCalls = (): DeclaredCall[] =>
  files('features/*/contract.ts', 'features/*/contract/**/*.ts').flatMap((file) => {
    const text = readText(file);
    return [...text.matchAll(declaration)].map((match) => ({
      name: match[1] ?? match[2] ?? '',
      isRow: match[2] !== undefined,
      written: match[4] ?? '',
      feature: file.split('/')[1] ?? '',
      contract: `${file}:${lineNumberAt(text, match.index)}`,
    }));
  });

// `'upload/duolingoAudio': { of: 'upload/uploadAudio'`
const aliasDeclaration = /^ +'([^']+)': \{\s*of: '([^']+)'/gm;

/** The former paths of a feature's calls, each under the name of the call that it stands for. */
const listFormerPaths = (declared: readonly DeclaredCall[]): DeclaredCall[] =>
  files('features/*/contract/legacy.ts').flatMap((file) => {
    const text = readText(file);
    return [...text.matchAll(aliasDeclaration)].flatMap((match) => {
      const operation = findDeclaredCall(declared, match[2] ?? '');
      const contract = `${file}:${lineNumberAt(text, match.index)}`;
      return operation ? [{ ...operation, written: match[1] ?? '', contract }] : [];
    });
  });

/** Every call that a contract declares, and the former paths of calls. */
export const listDeclaredCalls = (): DeclaredCall[] => {
  const declared = listContractCalls();
  return [...declared, ...listFormerPaths(declared)];
};

/** The declared call with a path, such as `homework/editDeadline`. */
export const findDeclaredCall = (all: readonly DeclaredCall[], call: string): DeclaredCall | undefined =>
  all.find(({ written }) => matchesPath(written, call));

/** Finds the handler, queries and tests of a declared call. */
export const locateCall = (declared: DeclaredCall): CallLocation => {
  const { name, feature, written } = declared;
  const handler = findHandler(feature, name);
  return {
    ...declared,
    written: written.replaceAll('${', '{'),
    handler: handler ?? null,
    queries: handler ? listQueries(handler) : [],
    tests: listTests(feature, name, handler),
  };
};

/** How a contract exports a call: by a name of its own, or as a row of an exported table. */
export interface CallExport {
  exported: string;
  row: string | null;
}

let cachedWebSources: readonly string[] | undefined;

/** The sources of all screens, without their tests. */
const readWebSources = (): readonly string[] => {
  cachedWebSources ??= files('{features/*,apps}/web/**/*.{ts,tsx}')
    .filter((file) => !/\.(test|journey)\.|\/journeys\/|\/testing/.test(file))
    .map(readText);
  return cachedWebSources;
};

const contractImport = /import\s*(?:type\s*)?\{([^}]*)\}\s*from '[^']*contract[^']*'/g;

let cachedReached: ReadonlySet<string> | undefined;

/** Names of contracts that screens import, and those that functions and lists among them lead to; a call leads nowhere. */
const findReachedNames = (): ReadonlySet<string> => {
  if (cachedReached) return cachedReached;
  const declared = new Map<string, string>();
  const contracts = files('features/*/contract.ts', 'features/*/contract/**/*.ts');
  for (const file of contracts.filter((contract) => !contract.endsWith('.test.ts')))
    for (const part of readText(file).split(/^(?=(?:export )?const \w)/m)) {
      const name = /^(?:export )?const (\w+)/.exec(part)?.[1];
      const isCall = /^(?:export )?const \w+ = (?:call|aliasCall)\(/.test(part);
      if (name) declared.set(name, isCall ? '' : part);
    }
  const reached = new Set<string>();
  const pending = readWebSources().flatMap((text) =>
    [...text.matchAll(contractImport)].flatMap((match) => (match[1] ?? '').match(/\w+/g) ?? []),
  );
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    for (const next of declared.get(name)?.match(/\w+/g) ?? []) if (declared.has(next)) pending.push(next);
  }
  cachedReached = reached;
  return reached;
};

/** Whether a screen reaches a call, or reaches its table and names its row; a table may be passed on to another file. */
export const isUsedByWeb = ({ exported, row }: CallExport): boolean => {
  if (!findReachedNames().has(exported)) return false;
  if (row === null) return true;
  const access = new RegExp(`\\.${row}\\b|\\{[^{}]*\\b${row}\\b[^{}]*\\} = |'${row}'`);
  return readWebSources().some((text) => access.test(text));
};

/** Finds a call by its path. */
export const findCall = (call: string): CallLocation | undefined => {
  const declared = findDeclaredCall(listDeclaredCalls(), call);
  return declared && locateCall(declared);
};

/** Whether a path as written in the source, perhaps with a parameter, matches the call's path. */
const matchesPath = (written: string, call: string): boolean => {
  const pattern = written
    .split(/\$\{[^}]+\}/)
    .map(literal)
    .join('[^/]+');
  return new RegExp(`^${pattern}$`).test(call);
};

const names = (name: string): RegExp => new RegExp(`\\b${name}\\b`);

/** The names that a file imports from its own feature's contract. */
const listContractImports = (text: string): string[] =>
  [...text.matchAll(/import\s*\{([^}]*)\}\s*from '(?:\.\.\/)+contract[^']*'/g)].map((match) => match[1] ?? '');

const toKebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const listHandlerFiles = (feature: string): string[] =>
  files(`features/${feature}/server/**/*.ts`).filter(
    (file) => !file.endsWith('.test.ts') && !file.endsWith('/index.ts') && readText(file).includes('handleCall'),
  );

/**
 * The file of the handler: that of the call's name, else the one that handles the imported contract or row, else that of
 * the call's name in another feature.
 */
const findHandler = (feature: string, name: string): string | undefined => {
  const isNamed = (file: string) => path.posix.basename(file, '.ts') === toKebab(name);
  const sources = listHandlerFiles(feature);
  const own = sources.find(isNamed);
  return (
    own ??
    sources.find((file) => {
      const text = readText(file);
      const isImported = listContractImports(text).some((imported) => names(name).test(imported));
      return isImported || new RegExp(`handleCall\\(\\s*\\w+\\.${name}\\b`).test(text);
    }) ??
    listHandlerFiles('*').find(isNamed)
  );
};

const listQueries = (handler: string): string[] =>
  [...readText(handler).matchAll(/from '(\.[^']+\.queries\.ts)'/g)].map((match) =>
    resolveSibling(handler, match[1] ?? ''),
  );

const listTests = (feature: string, name: string, handler: string | undefined): string[] => {
  const own = handler?.replace(/\.ts$/, '.test.ts');
  const naming = files(`features/${feature}/**/*.test.{ts,tsx}`).filter((file) => names(name).test(readText(file)));
  return [...new Set([...(own && existsSync(path.join(root, own)) ? [own] : []), ...naming])];
};
