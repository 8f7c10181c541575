import { notifications } from '@mantine/notifications';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';

// What an editor calls to scroll to the caret; a page without a layout lacks it.
Range.prototype.getClientRects = () => document.body.getClientRects();
Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();

// Test files may share a page: each test leaves the page, and each file the storage, as they were.
afterEach(() => {
  cleanup();
  notifications.clean();
  document.body.replaceChildren();
});
afterAll(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
