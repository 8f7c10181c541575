import { readBundle } from './read-bundle.ts';
import { serveReadTask } from './scratch-reading.ts';

serveReadTask(async (_task, bytes) => {
  const reading = readBundle(bytes);
  return 'refused' in reading ? { ...reading, files: [] } : reading;
});
