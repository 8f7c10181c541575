import type { Answer } from '@inkstone/call/server';
import { countClick } from './count-click.ts';
import { uploadLog } from './upload-log.ts';

/** The answers to every call of the activity log. */
export const answers: readonly Answer[] = [uploadLog, countClick];
