import * as z from 'zod';
import { integerBetween } from './ids.ts';

/** Which page of a list is wanted and how many rows it has, as every list takes them; `most` rows at most. */
export const pagingInput = (most = 100) => ({
  page: integerBetween(1, 100_000).default(1).describe('Which page, from 1; absent: the first.'),
  pageNum: integerBetween(1, most).default(10).describe('Rows a page; absent: 10.'),
});

/** The same for an answer that gives all its rows where no size is named. */
export const optionalPagingInput = (most = 500) => ({
  page: integerBetween(1, 100_000).optional().describe('Which page, from 1; absent: the first.'),
  pageNum: integerBetween(1, most).optional().describe('Rows a page; absent: all of them on one.'),
});

/** One page of rows, or all of them where no size is named, with what every list answers beside its rows. */
export const paginate = <Row>(
  rows: readonly Row[],
  { page = 1, pageNum }: { page?: number | undefined; pageNum?: number | undefined },
): { rows: Row[]; page: number; totalPage: number; total: number } => {
  const total = rows.length;
  if (pageNum === undefined) return { rows: page === 1 ? [...rows] : [], page, totalPage: 1, total };
  const from = (page - 1) * pageNum;
  return { rows: rows.slice(from, from + pageNum), page, totalPage: Math.max(1, Math.ceil(total / pageNum)), total };
};

/** What every list answers beside its rows. */
export const pageFields = {
  page: z.int().describe('Which page this is, from 1.'),
  totalPage: z.int().describe('How many pages there are.'),
  total: z.int().describe('Rows of all pages.'),
};

/** The server's clock as an answer carries it. */
export const serverTime = z.iso
  .datetime()
  .describe("The server's clock at the answer, from which time left is counted.");
