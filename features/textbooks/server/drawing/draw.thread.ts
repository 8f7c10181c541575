import { answerPaper } from '@inkstone/files/apart';
import { drawBook } from './draw-book.ts';

// No bytes say that the PDF cannot be drawn.
answerPaper(async (task) => (await drawBook(task)) ?? new Uint8Array());
