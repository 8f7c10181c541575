import { failureIn } from '@inkstone/call/web';
import { noticeFailed } from '@inkstone/ui';

/** Says what a press that failed was told. */
export const sayFailed = (error: unknown): void => {
  noticeFailed(failureIn(error)?.message ?? String(error));
};
