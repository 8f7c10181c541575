import { classRobotMessages } from '../messages.ts';

type ReasonKey = Extract<keyof typeof classRobotMessages.pairs, `reason.${string}`>;

const isReason = (key: string): key is ReasonKey => Object.hasOwn(classRobotMessages.pairs, key);

/** The message and code of a failure, which is stored as a word and the service's code. */
export const parseRobotFailure = (failure: string): { key: ReasonKey; code: string } => {
  const [reason = '', code = ''] = failure.split(' ');
  const key = `reason.${reason}`;
  return isReason(key) ? { key, code } : { key: 'reason.unknown', code: failure };
};
