import type { CallHandler } from '@inkstone/call/server';
import { countClick } from './count-click.ts';
import { uploadLog } from './upload-log.ts';

/** All call handlers of the activity log. */
export const handlers: readonly CallHandler[] = [uploadLog, countClick];
