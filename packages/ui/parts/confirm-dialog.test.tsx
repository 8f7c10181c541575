// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '../testing.tsx';
import { PartLanguage } from '../words/index.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { preloadConfirm, useConfirm } from './confirm.tsx';

const handleResult = vi.fn<(yes: boolean) => void>();

beforeEach(() => handleResult.mockReset());
afterEach(cleanup);

const draw = (danger: boolean) =>
  renderUi(
    <ConfirmDialog
      question={{ title: 'Release?', body: 'Six marks.', actionLabel: 'Release', danger }}
      onResult={handleResult}
    />,
  );

test.each([
  ['does what is asked', false, true],
  ['takes away nothing', true, false],
])('an Enter before the focus has come in %s', (_, danger, expected) => {
  draw(danger);
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(handleResult.mock.calls).toEqual([[expected]]);
});

test('a key that is still held, and one inside the dialog, are left to the browser', () => {
  draw(false);
  fireEvent.keyDown(document.body, { key: 'Enter', repeat: true });
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  cancel.focus();
  fireEvent.keyDown(cancel, { key: 'Enter' });
  expect(handleResult).not.toHaveBeenCalled();
});

test('a question of a part in another language brings that language along, one of the page does not', async () => {
  await preloadConfirm();
  const Asking = () => {
    const confirm = useConfirm();
    return (
      <button onClick={() => void confirm({ title: 'Finish?', body: 'For good.', actionLabel: 'Finish' })}>Ask</button>
    );
  };
  const part = (
    <PartLanguage language="en">
      <Asking />
    </PartLanguage>
  );
  renderUi(part, { language: 'zh' });
  fireEvent.click(screen.getByText('Ask'));
  expect((await screen.findByRole('alertdialog')).getAttribute('lang')).toBe('en');
  cleanup();
  renderUi(part, { language: 'en' });
  fireEvent.click(screen.getByText('Ask'));
  expect((await screen.findByRole('alertdialog')).getAttribute('lang')).toBeNull();
});
