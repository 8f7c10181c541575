import { defineMessages } from '@inkstone/base';

/** What the meaning of a word says around it. */
export const glossMessages = defineMessages('ui.gloss', {
  meaningOf: { en: 'Meaning of “{word}”', zh: '“{word}”的释义' },
  close: { en: 'Close', zh: '关闭' },
});
