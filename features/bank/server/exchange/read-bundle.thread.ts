import { servePdfTask } from '@inkstone/files/apart';
import { packReading } from './pack-reading.ts';
import { readBundle } from './read-bundle.ts';

servePdfTask(async ({ files }) => packReading(readBundle(files[0]?.bytes ?? new Uint8Array())));
