// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, test, vi } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { navigateAway } from './navigate-away.ts';
import { SentHome } from './home-redirect.tsx';

const why = 'That page is not for your role or permissions. This is your own start page.';

const draw = () =>
  renderUi(
    <Routes>
      <Route path="/home" element={<p>Home</p>} />
      <Route path="*" element={<SentHome />} />
    </Routes>,
    { at: '/teacher/index' },
  );

test('a page of another role redirects to the home page with the reason, unless the window is about to switch roles', async () => {
  vi.stubGlobal('location', { ...location, assign: () => undefined });
  draw();
  await screen.findByText('Home');
  await screen.findByText(why, {}, { timeout: 60_000 });
  cleanup();
  navigateAway('/');
  draw();
  expect(screen.queryByText('Home')).toBeNull();
  // The first notice is still shown, and no second one.
  expect(screen.getAllByText(why)).toHaveLength(1);
});
