import type { CallOutput } from '@inkstone/call/web';
import type { listMyTextbooks } from '../../contract.ts';

/** One textbook of a student in lists. */
export type ShelfBook = CallOutput<typeof listMyTextbooks>['list'][number];
