import type { CallHandler } from '@inkstone/call/server';
import { countClick } from './count-click.ts';
import { getUsage } from './get-usage.ts';
import { listStudentActivity } from './list-student-activity.ts';
import { uploadLog } from './upload-log.ts';

export { countOldActivity, removeOldActivity } from './retention.queries.ts';
export { personData } from './person-data.ts';
/** All call handlers of the activity log. */
export const handlers: readonly CallHandler[] = [uploadLog, countClick, getUsage, listStudentActivity];
