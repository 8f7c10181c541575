import * as z from 'zod';
import { integerBetween } from './ids.ts';

/** The paging input of lists, with at most `most` rows per page. */
export const pagingInput = (most = 100) => ({
  page: integerBetween(1, 100_000).default(1).describe('Which page, from 1; absent: the first.'),
  pageNum: integerBetween(1, most).default(10).describe('Rows a page; absent: 10.'),
});

/** The same for calls that return all rows without a page size. */
export const optionalPagingInput = (most = 500) => ({
  page: integerBetween(1, 100_000).optional().describe('Which page, from 1; absent: the first.'),
  pageNum: integerBetween(1, most).optional().describe('Rows a page; absent: all of them on one.'),
});

/** Returns one page of rows, or all of them without a page size, with the paging fields. */
export const paginate = <Row>(
  rows: readonly Row[],
  { page = 1, pageNum }: { page?: number | undefined; pageNum?: number | undefined },
): { rows: Row[]; page: number; totalPage: number; total: number } => {
  const total = rows.length;
  if (pageNum === undefined) return { rows: page === 1 ? [...rows] : [], page, totalPage: 1, total };
  const from = (page - 1) * pageNum;
  return { rows: rows.slice(from, from + pageNum), page, totalPage: Math.max(1, Math.ceil(total / pageNum)), total };
};

/** The paging fields of list responses. */
export const pageFields = {
  page: z.int().describe('Which page this is, from 1.'),
  totalPage: z.int().describe('How many pages there are.'),
  total: z.int().describe('Rows of all pages.'),
};

/** The server's clock in a response. */
export const serverTime = z.iso
  .datetime()
  .describe("The server's clock at the answer, from which time left is counted.");
