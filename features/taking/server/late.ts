import type { Late } from '../contract.ts';

/** Whether bytes that came at a moment came after the hand-in; what is not handed in yet is never late. */
export const lateOf = (arrivedAt: Date, handedInAt: Date | null): Late => {
  if (!handedInAt) return null;
  // Sending takes its time: what is there within the minute was on its way.
  const minutes = Math.floor((arrivedAt.getTime() - handedInAt.getTime()) / 60_000);
  return minutes < 1 ? null : { arrivedAt: arrivedAt.toISOString(), minutes };
};
