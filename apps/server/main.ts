import { describeError } from '@inkstone/db';
import { runProcess } from './process.ts';
import { readSettings } from './settings.ts';

const stopping = new AbortController();

/** The entry point: reads the settings and runs until it is stopped. */
const main = async (): Promise<void> => {
  const stop = (): void => {
    if (stopping.signal.aborted) return;
    console.log('Stopping: open requests are finished first.');
    stopping.abort();
  };
  // Registered first, so that a database started by this process is stopped with it.
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  const settings = readSettings(process.env);
  const running = await runProcess(settings, { print: (line) => console.log(line), signal: stopping.signal });
  stopping.signal.addEventListener('abort', () => void running.stop());
  // Loading the modules leaves much garbage, which V8 alone would keep for hours.
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
};

try {
  await main();
} catch (error) {
  if (!stopping.signal.aborted) {
    const described = describeError(error);
    console.error(described.message);
    if (process.env['LOG_LEVEL'] === 'debug') console.error(described);
    process.exitCode = 1;
  }
}
