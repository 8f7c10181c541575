import type { CallOutput } from '@inkstone/call/web';
import type { myTextbooks } from '../../contract.ts';

/** One textbook of a student in lists. */
export type ShelfBook = CallOutput<typeof myTextbooks>['list'][number];
