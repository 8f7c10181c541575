// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { editQuestionSets, getSetSharing, undoBankChange } from '../../contract.ts';
import { renderWithCalls } from '../testing.tsx';
import { useUndo } from '../undo-strip.tsx';
import { ShareButton } from './share-button.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ButtonWithStrip = () => {
  const { strip, offer } = useUndo();
  return (
    <>
      {strip}
      <ShareButton setId={9} title="Kites" onChanged={offer} />
    </>
  );
};

const shareAndUndo = async (outcome: { restored: number; stayed: number }) => {
  const { sent } = renderWithCalls(<ButtonWithStrip />, [
    [getSetSharing, { owner: { id: 1, name: 'Lin', nameZh: null }, generalAccess: 'edit', canShare: true, shares: [] }],
    [editQuestionSets, { changeId: 5, changed: 1, same: 0, refused: [] }],
    [undoBankChange, outcome],
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  fireEvent.click(await screen.findByRole('radio', { name: 'May use' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The sharing of “Kites” was changed.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await vi.waitFor(() => expect(screen.queryByText('The sharing of “Kites” was changed.')).toBeNull());
  expect(sent.find(({ path }) => path === undoBankChange.path)?.input).toEqual({ changeId: 5 });
};

test('a change of the sharing is offered to be undone, and says that it was', async () => {
  await shareAndUndo({ restored: 1, stayed: 0 });
  expect(await screen.findByText('1 set was restored.')).toBeTruthy();
});

test('an undo says where somebody has changed the sharing since', async () => {
  await shareAndUndo({ restored: 0, stayed: 1 });
  expect(await screen.findByText(/changed again since/)).toBeTruthy();
});
