import { useLanguage } from '../words/index.ts';

/** The space between two sentences; in Chinese none follows a full stop. */
export const SentenceSpace = () => (useLanguage() === 'en' ? ' ' : null);
