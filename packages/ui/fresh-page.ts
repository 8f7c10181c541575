import { notifications } from '@mantine/notifications';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';

// What an editor asks of a page in order to scroll to what is written, and a page without a layout lacks.
Range.prototype.getClientRects = () => document.body.getClientRects();
Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();

// Files of tests that share a page: each test leaves it, each file what the browser keeps, as they found them.
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
