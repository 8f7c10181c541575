import type { Language } from './message-set.ts';

/** The language of a text by its script: Chinese where it contains Han characters. */
export const detectScript = (text: string): Language => (/\p{Script=Han}/u.test(text) ? 'zh' : 'en');
