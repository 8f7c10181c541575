import { cleanup } from '@testing-library/react';
import { vi } from 'vitest';
import { getLoginFamily } from '@inkstone/session/contract';
import { sessionStore } from '@inkstone/session/web';
import type { Message } from '../contract.ts';

/** A message about a test, unread, with what a test changes of it. */
export const createMessage = (messageId: number, more: Partial<Message> = {}): Message => ({
  messageId,
  messageContent: `Message ${messageId}`,
  category: 'test',
  isRead: false,
  createTime: '2026-03-01T08:00:00.000Z',
  assignmentId: 9,
  editionId: null,
  testRecipientId: 1,
  announcementId: null,
  phaseReportId: null,
  candidateId: null,
  setId: null,
  subject: 'math',
  setSkill: null,
  homeworkRecipientId: null,
  event: 'testGiven',
  serviceVersion: null,
  testName: 'Sums',
  isNewReport: false,
  paperTypeId: null,
  classId: null,
  ...more,
});

/** Signs a reader in, a student by default; windows that are opened are recorded by `open`. */
export const signInReader = (role: 'student' | 'teacher' = 'student'): void => {
  document.cookie = 'ua_token=browser';
  vi.stubGlobal(
    'open',
    vi.fn<() => object>(() => ({})),
  );
  sessionStore.signIn(
    {
      id: 7,
      name: 'Lin Xiaohe',
      role: [role],
      namedRoles: [],
      permission: [],
      language: 'en',
      isGuideSeen: true,
      browserToken: 'browser',
    },
    { family: getLoginFamily(role), username: 'lin' },
    'bearer',
  );
};

/** Ends what `signInReader` began, and what was rendered. */
export const signOutReader = (): void => {
  cleanup();
  sessionStore.signOut();
  vi.unstubAllGlobals();
};
