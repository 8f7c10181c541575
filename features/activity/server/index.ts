import type { Answer } from '@inkstone/call/server';
import { countClick } from './count-click.ts';
import { uploadLog } from './upload-log.ts';

export const answers: readonly Answer[] = [uploadLog, countClick];
