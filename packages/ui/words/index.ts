export { deviceLanguage, onDeviceLanguage, setDeviceLanguage } from './device-language.ts';
export { wordsHandle } from './handle.ts';
export { LanguageProvider, langTag, useLanguage } from './language.tsx';
export { loadWords } from './store.ts';
export { kept, tracked, type Tracked } from './tracked.ts';
export { translateIn, useWords } from './use-words.ts';
export type { PlainKey, Translate } from './use-words.ts';
export { warmWords, warmedWords } from './warm.ts';
