import { failureFrom } from '@inkstone/call/web';
import { noticeFailed } from '@inkstone/ui';

/** Says what a press that failed was told. */
export const showFailure = (error: unknown): void => {
  noticeFailed(failureFrom(error)?.message ?? String(error));
};
