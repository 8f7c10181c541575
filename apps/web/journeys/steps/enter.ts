import type { Page } from '@playwright/test';
import { storedSessionEntries } from '@inkstone/session/testing';
import { posted } from './posted.ts';

/** Whose session it is to be. */
export interface Account {
  username: string;
  family: 'student' | 'teacherOrStaff';
  password?: string;
}

/**
 * Signs in by the call of the login without its page, which journeys of their own go through, and keeps the session as the
 * login does. No screen stands open afterwards.
 */
export const enter = async (page: Page, url: string, { username, family, password = 'inkstone' }: Account) => {
  const side = family === 'student' ? 'frontend' : 'backend';
  const answered = await posted(page.request, `${url}/api/${side}/login`, { data: { username, password } });
  const places = storedSessionEntries(await answered.json(), { family: side, username });
  // A page of the same origin that draws nothing.
  await page.goto(`${url}/favicon.svg`);
  await page.evaluate((kept) => {
    for (const [place, value] of kept) localStorage.setItem(place, value);
  }, places);
};
