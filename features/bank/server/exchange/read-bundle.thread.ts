import { readBundle } from './read-bundle.ts';
import { serveReadTask } from './scratch-reading.ts';

serveReadTask(async (_name, bytes) => {
  const reading = readBundle(bytes);
  return 'refused' in reading ? { ...reading, files: [] } : reading;
});
