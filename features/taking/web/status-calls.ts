import { checkHomework, checkTest } from '../contract.ts';

/** The call that says whether an assignment may be opened, by the pages that ask. */
export const statusCalls = { test: checkTest, homework: checkHomework } as const;
