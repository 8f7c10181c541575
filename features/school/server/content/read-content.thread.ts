import { servePdfTask } from '@inkstone/files/apart';
import { readContent } from './read-content.ts';

servePdfTask(async ({ files }) => Buffer.from(JSON.stringify(readContent(files[0]?.bytes ?? new Uint8Array()))));
