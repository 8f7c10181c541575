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

test('nothing is said while nothing is on, and while the size stays as it was', () => {
  renderUi(<ToolHint state={{ isHighlighting: false, zoom: 150 }} />);
  expect(screen.queryByRole('status')).toBeNull();
});

test('the highlighter says what to do for as long as it is on', () => {
  renderUi(<ToolHint state={{ isHighlighting: true, zoom: 100 }} />, { language: 'zh' });
  expect(screen.getByRole('status').textContent).toMatch(/高亮已开启/);
});

test('a new size is said for a while', () => {
  vi.useFakeTimers();
  const Window = () => {
    const [zoom, setZoom] = useState(100);
    return (
      <>
        <button onClick={() => setZoom(130)}>Zoom</button>
        <ToolHint state={{ isHighlighting: false, zoom }} />
      </>
    );
  };
  renderUi(<Window />);
  expect(screen.queryByRole('status')).toBeNull();
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('status').textContent).toMatch(/Text at 130%/);
  act(() => void vi.advanceTimersByTime(6000));
  expect(screen.queryByRole('status')).toBeNull();
});
