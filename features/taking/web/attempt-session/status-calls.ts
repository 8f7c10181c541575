import { checkHomeworkStatus, checkTestStatus } from '../../contract.ts';

/** The call that says whether an assignment may be opened, by the pages that ask. */
export const statusCalls = { test: checkTestStatus, homework: checkHomeworkStatus } as const;
