import type { Language } from '@inkstone/base';

/** The pages of the guide, in order. */
export const pageNames = ['find', 'mark', 'take', 'give'] as const;

const pictures = {
  find: {
    en: new URL('./pictures/find.en.jpg', import.meta.url),
    zh: new URL('./pictures/find.zh.jpg', import.meta.url),
  },
  mark: {
    en: new URL('./pictures/mark.en.jpg', import.meta.url),
    zh: new URL('./pictures/mark.zh.jpg', import.meta.url),
  },
  take: {
    en: new URL('./pictures/take.en.jpg', import.meta.url),
    zh: new URL('./pictures/take.zh.jpg', import.meta.url),
  },
  give: {
    en: new URL('./pictures/give.en.jpg', import.meta.url),
    zh: new URL('./pictures/give.zh.jpg', import.meta.url),
  },
};

/** URL of a page's picture in a language. */
export const getPictureUrl = (page: (typeof pageNames)[number], language: Language): string =>
  pictures[page][language].href;
