import { defineMessages } from '@inkstone/base';

/** Texts around the meaning of a word. */
export const glossMessages = defineMessages('ui.gloss', {
  meaningOf: { en: 'Meaning of “{word}”', zh: '“{word}”的释义' },
  close: { en: 'Close', zh: '关闭' },
});
