import path from 'node:path';
import { build, runnerImport, type Plugin } from 'vite';

const app = path.resolve(import.meta.dirname, '..');
const virtualId = 'virtual:kept-paths';

const readModule = async <Module>(file: string): Promise<Module> => {
  const { module } = await runnerImport<Module>(path.resolve(app, file), {
    configFile: false,
    root: path.resolve(app, '../..'),
    logLevel: 'silent',
  });
  return module;
};

const readPaths = async (): Promise<readonly string[]> => {
  const { sittingPaths } = await readModule<{ sittingPaths(): readonly string[] }>(
    '../../features/taking/addresses.ts',
  );
  const { awayPaths } = await readModule<{ awayPaths: readonly string[] }>('away/away-paths.ts');
  return [...awayPaths, ...sittingPaths()];
};

/** Tells the worker which pages open without a network, without the tables that know it. */
const pathsPlugin = (): Plugin => ({
  name: 'inkstone-kept-paths',
  resolveId: (id) => (id === virtualId ? `\0${virtualId}` : null),
  load: async (id) => (id === `\0${virtualId}` ? `export const paths = ${JSON.stringify(await readPaths())};` : null),
});

/** Writes the worker of pages as one file of its own that keeps its name, `sw.js`: the browser asks by it for a newer one. */
export const serviceWorkerPlugin = (): Plugin => ({
  name: 'inkstone-service-worker',
  apply: 'build',
  async generateBundle() {
    const built = await build({
      configFile: false,
      root: app,
      publicDir: false,
      logLevel: 'silent',
      plugins: [pathsPlugin()],
      build: {
        write: false,
        target: 'es2023',
        modulePreload: false,
        rolldownOptions: { input: path.join(app, 'service-worker.ts'), output: { format: 'iife' } },
      },
    });
    const chunk = 'output' in built ? built.output[0] : undefined;
    if (!chunk) return this.error('the service worker was not built');
    this.emitFile({ type: 'asset', fileName: 'sw.js', source: chunk.code });
  },
});
