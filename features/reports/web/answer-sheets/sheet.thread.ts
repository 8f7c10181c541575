import { readSheet, type SheetJob } from './read-sheet.ts';

// Reads away from the page, which stays usable while many pictures are read.
addEventListener('message', ({ data }: MessageEvent<SheetJob>) => postMessage(readSheet(data)));
