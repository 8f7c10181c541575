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
  const { listAttemptPaths } = await readModule<{ listAttemptPaths(): readonly string[] }>(
    '../../features/taking/addresses.ts',
  );
  const { offlinePaths } = await readModule<{ offlinePaths: readonly string[] }>('away/offline-paths.ts');
  return [...offlinePaths, ...listAttemptPaths()];
};

/** Provides the offline paths to the service worker without importing the screen tables. */
const pathsPlugin = (): Plugin => ({
  name: 'inkstone-kept-paths',
  resolveId: (id) => (id === virtualId ? `\0${virtualId}` : null),
  load: async (id) => (id === `\0${virtualId}` ? `export const paths = ${JSON.stringify(await readPaths())};` : null),
});

/** Builds the service worker as one file with the fixed name `sw.js`, by which the browser checks for updates. */
export const serviceWorkerPlugin = (): Plugin => ({
  name: 'inkstone-service-worker',
  apply: 'build',
  async generateBundle() {
    const result = await build({
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
    const chunk = 'output' in result ? result.output[0] : undefined;
    if (!chunk) return this.error('the service worker was not built');
    this.emitFile({ type: 'asset', fileName: 'sw.js', source: chunk.code });
  },
});
