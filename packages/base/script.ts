import type { Language } from './messages.ts';

/** The language of what a person has written, read by its signs: Chinese where any stands in it. */
export const detectScript = (text: string): Language => (/\p{Script=Han}/u.test(text) ? 'zh' : 'en');
