import { defineLegacy } from '@inkstone/call/legacy';

/** Old words of the calls of textbooks, by the names used inside. */
export const legacy = defineLegacy({
  refusalCodes: { 'textbook.withdrawn': -2, 'book.cancelled': -4, 'book.failed': -5 },
});
