import { clockText } from '@inkstone/base';

/** Minutes and seconds, `0:45`; hours only where there are some. */
export const shortTime = (seconds: number): string => clockText(seconds).replace(/^0:0?/, '');
