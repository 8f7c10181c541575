// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { MicrophoneHelp } from './microphone-help.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const webkit = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [
    'Firefox',
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    ['Firefox:', 'Chrome', 'Safari'],
  ],
  ['Safari', `${webkit} Version/18.5 Safari/605.1.15`, ['Safari:', 'Chrome', 'Firefox']],
  ['Chrome', `${webkit} Chrome/140.0.0.0 Safari/537.36`, ['Chrome and Edge:', 'Firefox', 'Safari']],
  ['Edge', `${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, ['Chrome and Edge:', 'Firefox', 'Safari']],
])(
  'in %s its own instructions for allowing the microphone come first and are marked',
  (_browser, userAgent, [own, ...others]) => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    renderUi(<MicrophoneHelp isOpen />);
    const [first, ...rest] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(first).toMatch(new RegExp(`^Your browser, ${own}`));
    expect(rest.map((words) => words?.split(/[ :]/)[0])).toEqual(others);
    expect(
      screen.getByText('Click the small lock in the address bar and allow the microphone and sound.'),
    ).toBeTruthy();
  },
);
