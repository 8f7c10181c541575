import { failureFrom } from '@inkstone/call/web';
import { noticeFailed } from '@inkstone/ui';

/** Shows the error of a failed action. */
export const showFailure = (error: unknown): void => {
  noticeFailed(failureFrom(error)?.message ?? String(error));
};
