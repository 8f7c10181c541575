export * from './icons/index.tsx';
export { ConfirmDialog, useConfirm } from './parts/confirm.tsx';
export type { Question } from './parts/confirm.tsx';
export { RichText } from './parts/rich-text.tsx';
export { UiProvider } from './theme/provider.tsx';
export { LanguageProvider, langTag, setDeviceLanguage, translateIn, useLanguage, useWords } from './words/index.ts';
export type { PlainKey, Translate } from './words/index.ts';
