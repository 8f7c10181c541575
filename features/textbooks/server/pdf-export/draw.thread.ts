import { servePdfTask } from '@inkstone/files/apart';
import { drawBook } from './draw-book.ts';

// An empty result means that the PDF cannot be drawn on.
servePdfTask(async (task) => (await drawBook(task)) ?? new Uint8Array());
