// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { screens } from '@inkstone/session/screens';
import { Screen } from './root.screen.tsx';

afterEach(cleanup);

test('the root of the app, which everybody may open, leads to the login', async () => {
  renderUi(
    <Routes>
      <Route path="/" element={<Screen />} />
      <Route path="/login" element={<p>The login</p>} />
    </Routes>,
    { at: '/' },
  );
  expect(await screen.findByText('The login')).toBeTruthy();
  expect(screens.find(({ path }) => path === '/')?.access).toMatchObject({ kind: 'anyone' });
});
