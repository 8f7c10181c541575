import type { Plugin } from 'vite';

/** What one file of the build imports at once, by name. */
type ImportsByFile = ReadonlyMap<string, readonly string[]>;

const addImports = (file: string, imports: ImportsByFile, reached: Set<string>): void => {
  if (reached.has(file)) return;
  reached.add(file);
  for (const imported of imports.get(file) ?? []) addImports(imported, imports, reached);
};

/** The files that are loaded before any of the given ones runs, themselves included. */
export const listLoadedFiles = (files: readonly string[], imports: ImportsByFile): ReadonlySet<string> => {
  const reached = new Set<string>();
  for (const file of files) addImports(file, imports, reached);
  return reached;
};

/**
 * Before a file is imported lazily, Vite preloads the files that it needs, from a list of their names in the file that
 * imports it. The plugin leaves out of these lists what is there already: what the importing file and the entry of the
 * app import themselves. Names with hashes do not compress, so that the lists were a twentieth of the exam window.
 */
export const leanPreloadsPlugin = (): Plugin => {
  const imports = new Map<string, readonly string[]>();
  const entries: string[] = [];
  return {
    name: 'inkstone-lean-preloads',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          // Every browser of the target preloads modules by itself.
          polyfill: false,
          resolveDependencies: (_, files, { hostId, hostType }) => {
            if (hostType === 'html') return files;
            const loaded = listLoadedFiles([hostId, ...entries], imports);
            return files.filter((file) => !loaded.has(file));
          },
        },
      },
    }),
    generateBundle: {
      // Before Vite writes the lists.
      order: 'pre',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          imports.set(file.fileName, file.imports);
          if (file.isEntry) entries.push(file.fileName);
        }
        if (entries.length === 0) this.error('the build has no entry: see lean-preloads-plugin');
      },
    },
  };
};
