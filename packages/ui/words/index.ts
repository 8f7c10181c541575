export { deviceLanguage, onDeviceLanguage, setDeviceLanguage } from './device-language.ts';
export { createMessagesHandle } from './handle.ts';
export { LanguageProvider, langTag, useLanguage } from './language.tsx';
export { loadMessages } from './store.ts';
export { fulfilledPromise, trackPromise, type TrackedPromise } from './tracked-promise.ts';
export { translateIn, useTranslation } from './use-translation.ts';
export type { PlainKey, Translate } from './use-translation.ts';
export { prefetchMessages, prefetchedMessages } from './prefetch.ts';
