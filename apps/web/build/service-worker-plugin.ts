import path from 'node:path';
import { build, runnerImport, type Plugin } from 'vite';

const app = path.resolve(import.meta.dirname, '..');
const virtualId = 'virtual:sitting-paths';

const readPaths = async (): Promise<readonly string[]> => {
  const file = path.resolve(app, '../../features/taking/addresses.ts');
  const { module } = await runnerImport<{ sittingPaths(): readonly string[] }>(file, {
    configFile: false,
    root: path.resolve(app, '../..'),
    logLevel: 'silent',
  });
  return module.sittingPaths();
};

/** Tells the worker at which paths an attempt is open, without the tables that know it. */
const pathsPlugin = (): Plugin => ({
  name: 'inkstone-sitting-paths',
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
