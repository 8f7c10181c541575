// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useKeyboardRoom } from './use-keyboard-room.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Window = () => {
  const room = useKeyboardRoom();
  return (
    <>
      <output>{room ? `${room.top}+${room.height}` : 'whole'}</output>
      <textarea />
      <input type="radio" />
    </>
  );
};

class Viewport extends EventTarget {
  width = 360;
  height = 640;
  offsetTop = 0;
  scale = 1;
}

/** Renders a window in a viewport whose size can be changed. */
const open = () => {
  const viewport = new Viewport();
  vi.stubGlobal('visualViewport', viewport);
  render(<Window />);
  return (size: Partial<Viewport>) =>
    act(() => {
      Object.assign(viewport, size);
      viewport.dispatchEvent(new Event('resize'));
    });
};
const shown = () => screen.getByRole('status').textContent;

test('a keyboard over a text field leaves the room above it', () => {
  const resize = open();
  act(() => screen.getByRole('textbox').focus());
  expect(shown()).toBe('whole');
  resize({ height: 340, offsetTop: 12 });
  expect(shown()).toBe('12+340');
  resize({ height: 640, offsetTop: 0 });
  expect(shown()).toBe('whole');
});

test('a small window without a text field in use stays whole, and so does an enlarged page', () => {
  const resize = open();
  resize({ height: 340 });
  fireEvent.focusIn(screen.getByRole('radio'));
  expect(shown()).toBe('whole');
  act(() => screen.getByRole('textbox').focus());
  resize({ height: 340, scale: 1.8 });
  expect(shown()).toBe('whole');
});

test('a phone that is turned is no keyboard', () => {
  const resize = open();
  act(() => screen.getByRole('textbox').focus());
  resize({ width: 640, height: 360 });
  expect(shown()).toBe('whole');
});
