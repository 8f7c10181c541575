import type { Page } from '@playwright/test';

/** Expected console errors: responses with status 409 and 503. */
const isExpectedRefusal = (text: string): boolean => /^Failed to load resource: .* status of (409|503)/.test(text);

/** Collects the console errors of a page from now on. */
export const collectPageErrors = ({ page }: { page: Page }): string[] => {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpectedRefusal(message.text())) heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(error.message));
  return heard;
};
