// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { useWatchedWindow } from './use-assignment-window.ts';

const opened = { closed: false };
const onClosed = vi.fn<() => void>();

const Opener = ({ result }: { result: object | null }) => {
  const open = useWatchedWindow(onClosed);
  return (
    <button type="button" onClick={() => open(() => result as Window | null)}>
      Open
    </button>
  );
};

const draw = (result: object | null = opened) => {
  renderUi(<Opener result={result} />);
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
};
const send = (data: unknown) =>
  act(() => void globalThis.dispatchEvent(new MessageEvent('message', { data, origin: globalThis.location.origin })));

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  vi.restoreAllMocks();
  opened.closed = false;
});

test('the closing of an opened window is learned from its message, without asking again and again', () => {
  const repeat = vi.spyOn(globalThis, 'setInterval');
  draw();
  send('something else');
  expect(onClosed).not.toHaveBeenCalled();
  expect(repeat).not.toHaveBeenCalled();
  send('window-closing');
  expect(onClosed).toHaveBeenCalledTimes(1);
});

test('a window that went without a message is missed when the person returns', () => {
  draw();
  act(() => void globalThis.dispatchEvent(new Event('focus')));
  expect(onClosed).not.toHaveBeenCalled();
  opened.closed = true;
  act(() => void globalThis.dispatchEvent(new Event('focus')));
  act(() => void globalThis.dispatchEvent(new Event('focus')));
  expect(onClosed).toHaveBeenCalledTimes(1);
});

test('a window that nobody opened here changes nothing', () => {
  renderUi(<Opener result={null} />);
  send('window-closing');
  expect(onClosed).not.toHaveBeenCalled();
});
