import { describeError } from '@inkstone/db';
import { runProcess } from './process.ts';
import { readSettings } from './settings.ts';

const stopping = new AbortController();

/** The product's own entry: reads the settings, runs until it is told to stop. */
const main = async (): Promise<void> => {
  const stop = (): void => {
    if (stopping.signal.aborted) return;
    console.log('Stopping: open requests are finished first.');
    stopping.abort();
  };
  // Before anything runs: a database that was started by a first start must not outlive it.
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  const settings = readSettings(process.env);
  const running = await runProcess(settings, { print: (line) => console.log(line), signal: stopping.signal });
  stopping.signal.addEventListener('abort', () => void running.stop());
  // Reading a thousand modules left more behind than a whole school takes; V8 alone would keep it for hours.
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
