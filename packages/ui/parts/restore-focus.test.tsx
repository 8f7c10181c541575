// @vitest-environment jsdom
import { Button, Menu, Modal } from '@mantine/core';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderUi } from '../testing.tsx';
import { useConfirm } from './confirm.tsx';

afterEach(cleanup);

const press = async (name: string) => {
  const button = await screen.findByRole(name.startsWith('item') ? 'menuitem' : 'button', { name });
  button.focus();
  fireEvent.click(button);
};
const focused = () => document.activeElement?.textContent;

/** A row with a dialog that is rendered only while it is open, opened by its button and from its menu. */
const Row = ({ onDone }: { onDone?: () => void }) => {
  const [isOpen, setOpen] = useState(false);
  const done = () => {
    setOpen(false);
    onDone?.();
  };
  return (
    <>
      <button onClick={() => setOpen(true)}>edit</button>
      <Menu>
        <Menu.Target>
          <button>more</button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setOpen(true)}>item</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isOpen && (
        <Modal opened onClose={() => setOpen(false)} title="Edit">
          <Button onClick={done}>save</Button>
        </Modal>
      )}
    </>
  );
};

test('after a dialog that succeeded, focus returns to its opener', async () => {
  renderUi(<Row />);
  await press('edit');
  await press('save');
  await vi.waitFor(() => expect(focused()).toBe('edit'));
});

test('a dialog opened from a menu returns focus to the button of the menu', async () => {
  renderUi(<Row />);
  await press('more');
  await press('item');
  await press('save');
  await vi.waitFor(() => expect(focused()).toBe('more'));
});

test('where the opener was removed, focus moves to the content', async () => {
  const Rows = () => {
    const [isThere, setThere] = useState(true);
    return (
      <main id="content" tabIndex={-1}>
        {isThere ? <Row onDone={() => setThere(false)} /> : 'nothing'}
      </main>
    );
  };
  renderUi(<Rows />);
  await press('edit');
  await press('save');
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('content'));
});

test('a confirmation returns focus whatever the decision', async () => {
  const Asking = () => {
    const confirm = useConfirm();
    return (
      <button onClick={() => void confirm({ title: 'Sure?', body: '', actionLabel: 'yes', cancel: 'no' })}>ask</button>
    );
  };
  renderUi(<Asking />);
  for (const answer of ['yes', 'no']) {
    await press('ask');
    await press(answer);
    await vi.waitFor(() => expect(focused()).toBe('ask'));
  }
});
