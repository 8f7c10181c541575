export { bankMessages } from './messages/bank.ts';
export { bookMessages } from './messages/books.ts';
export { downloadMessages } from './messages/downloads.ts';
export { assigningMessages } from './messages/assigning.ts';
export { shelfMessages } from './messages/shelf.ts';
export { marksMessages } from './messages/marks.ts';
export { readerMessages } from './messages/reader.ts';
export { wordMessages } from './messages/words.ts';
