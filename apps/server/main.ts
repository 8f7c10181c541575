import { readSettings } from './settings.ts';
import { runProcess } from './process.ts';

/** The product's own entry: reads the settings, runs until it is told to stop. */
const main = async (): Promise<void> => {
  const settings = readSettings(process.env);
  const running = await runProcess(settings, { print: (line) => console.log(line) });
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    console.log('Stopping: open requests are finished first.');
    await running.stop();
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
};

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (process.env['LOG_LEVEL'] === 'debug') console.error(error);
  process.exitCode = 1;
}
