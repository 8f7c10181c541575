import type { CallHandler } from '@inkstone/call/server';
import { handleChangePaper, handlePublish } from './assign-test.ts';
import { handleEdit, handleCreate } from './manage-candidates.ts';
import { handleEnter, handleGuide, handleShare } from './links.ts';
import { handleDetail, handleList, handleOptions, handleTests } from './list-candidates.ts';

export { assignTest as giveTestTo } from './assign-test.ts';
export { insertCandidate } from './candidates.queries.ts';

/** The handlers of all calls about candidates. */
export const handlers: readonly CallHandler[] = [
  handleList,
  handleOptions,
  handleDetail,
  handleTests,
  handleCreate,
  handleEdit,
  handlePublish,
  handleChangePaper,
  handleShare,
  handleGuide,
  handleEnter,
];
