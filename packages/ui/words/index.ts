export { deviceLanguage, onDeviceLanguage, setDeviceLanguage } from './device-language.ts';
export { createMessagesHandle } from './handle.ts';
export {
  AccountLanguage,
  LanguageProvider,
  PartLanguage,
  langTag,
  useAccountLanguage,
  useDisplayedLanguages,
  useLanguage,
  useLocalizedText,
} from './language.tsx';
export { loadMessages, prefetchMessages, prefetchMessagesIn, prefetchedMessages } from './store.ts';
export { fulfilledPromise, trackPromise, type TrackedPromise } from './tracked-promise.ts';
export { translateIn, useAccountTranslation, useTranslation, useTranslations } from './use-translation.ts';
export type { PlainKey, Translate } from '@inkstone/base';
