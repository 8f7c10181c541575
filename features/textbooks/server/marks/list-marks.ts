import type { Handle } from '@inkstone/db';
import type { BookMark } from '../../contract.ts';

/** The marks of an annotated edition, page by page. */
export const listMarks = async (_db: Handle, _editionId: number): Promise<BookMark[]> => [];
