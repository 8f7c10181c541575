import { isRefusal } from './call-error.ts';

// Many PDFs at a time wait for one another: one takes a second or two.
const [retryMs, maxRetries] = [3000, 40];

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Sends again what is refused while the server makes too many of it; throws other errors, and the last one. */
export const retryWhileRefused = async <Result>(
  send: () => Promise<Result>,
  code: string,
  retries = 0,
): Promise<Result> => {
  try {
    return await send();
  } catch (error) {
    if (retries === maxRetries || !isRefusal(error, code)) throw error;
    await wait(retryMs);
    return retryWhileRefused(send, code, retries + 1);
  }
};
