import type { Page } from '@playwright/test';
import { storedSessionEntries } from '@inkstone/session/testing';
import { postWithRetry } from './post-with-retry.ts';

/** The account to sign in with. */
export interface Account {
  username: string;
  family: 'student' | 'teacherOrStaff';
  password?: string;
}

/**
 * Signs in by the login call without its page, and stores the session as the page does. No screen is open afterwards.
 */
export const signInByCall = async (page: Page, url: string, { username, family, password = 'inkstone' }: Account) => {
  const side = family === 'student' ? 'frontend' : 'backend';
  const answered = await postWithRetry(page.request, `${url}/api/${side}/login`, { data: { username, password } });
  const places = storedSessionEntries(await answered.json(), { family: side, username });
  // A blank page of the same origin.
  await page.goto(`${url}/favicon.svg`);
  await page.evaluate((session) => {
    for (const [place, value] of session) localStorage.setItem(place, value);
  }, places);
};
