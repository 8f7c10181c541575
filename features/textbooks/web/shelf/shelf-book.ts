import type { OutputOf } from '@inkstone/call/web';
import type { myTextbooks } from '../../contract.ts';

/** One textbook of a student as their lists give it. */
export type ShelfBook = OutputOf<typeof myTextbooks>['list'][number];
