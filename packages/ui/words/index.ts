export { deviceLanguage, onDeviceLanguage, setDeviceLanguage } from './device-language.ts';
export { createMessagesHandle } from './handle.ts';
export { LanguageProvider, langTag, useLanguage } from './language.tsx';
export { loadMessages, prefetchMessages, prefetchedMessages } from './store.ts';
export { fulfilledPromise, trackPromise, type TrackedPromise } from './tracked-promise.ts';
export { translateIn, useTranslation, useTranslations } from './use-translation.ts';
export type { PlainKey, Translate } from '@inkstone/base';
