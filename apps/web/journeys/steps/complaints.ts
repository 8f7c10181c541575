import type { Page } from '@playwright/test';

/** The browser notes refusals and shed load, which the screen says in words. */
const isAnswer = (text: string): boolean => /^Failed to load resource: .* status of (409|503)/.test(text);

/** Everything that a page complains about from now on. */
export const complaintsOf = ({ page }: { page: Page }): string[] => {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !isAnswer(message.text())) heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(error.message));
  return heard;
};
