import { useNow } from '@inkstone/ui';

const resendSeconds = 60;

/** Seconds until another code can be requested, from when the last one was. */
export const useResendWait = (sentAt: number): number => {
  const now = useNow(1000);
  return Math.max(0, Math.min(resendSeconds, Math.ceil(resendSeconds - (now - sentAt) / 1000)));
};
