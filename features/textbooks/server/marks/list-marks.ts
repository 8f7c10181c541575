import type { Handle } from '@inkstone/db';
import type { BookMark } from '../../contract.ts';
import { selectMarks } from './marks.queries.ts';

/** The marks of an annotated edition, page by page. */
export const listMarks = (db: Handle, editionId: number): Promise<BookMark[]> => selectMarks(db, editionId);
