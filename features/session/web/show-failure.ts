import { getErrorMessage } from '@inkstone/call/web';
import { toastError } from '@inkstone/ui';

/** Shows the error of a failed action. */
export const showFailure = (error: unknown): void => {
  toastError(getErrorMessage(error));
};
