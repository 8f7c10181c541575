// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { ToolHint } from './tool-hint.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('there is no hint while the size has not changed', () => {
  renderUi(<ToolHint state={{ zoom: 150 }} />);
  expect(screen.queryByRole('status')).toBeNull();
});

/** Renders a hint with a button that changes the zoom. */
const Sized = ({ from, to }: { from: number; to: number }) => {
  const [zoom, setZoom] = useState(from);
  return (
    <>
      <button onClick={() => setZoom(to)}>Zoom</button>
      <ToolHint state={{ zoom }} />
    </>
  );
};

test('a new size is shown for a while', () => {
  vi.useFakeTimers();
  renderUi(<Sized from={100} to={130} />);
  expect(screen.queryByRole('status')).toBeNull();
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('status').textContent).toMatch(/Text at 130%/);
  act(() => void vi.advanceTimersByTime(6000));
  expect(screen.queryByRole('status')).toBeNull();
});

test('at the largest size the hint says that the normal one follows', () => {
  renderUi(<Sized from={175} to={200} />);
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('status').textContent).toBe('Text at 200%, the largest; “Zoom” again for 100%.');
});
