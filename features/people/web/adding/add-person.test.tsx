// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { AddPerson, type Addable } from './add-person.tsx';

afterEach(cleanup);

const bai = { id: 3, name: 'Bai Lu', username: 'bailu' };
const martin = { id: 4, name: 'Martin Reeve', username: 'martinreeve' };

const draw = (they: { list: readonly Addable[]; total?: number; search?: string; onAdd?: () => Promise<unknown> }) => {
  const onClose = vi.fn<() => void>();
  renderUi(
    <AddPerson
      title="Add staff"
      searchLabel="Name"
      search={they.search ?? ''}
      onSearch={() => undefined}
      query={{
        data: { total: they.list.length, ...they },
        isPending: false,
        isError: false,
        error: null,
        refetch: () => undefined,
      }}
      isIn={({ id }) => id === bai.id}
      emptyState={{ title: 'Everyone is already in your staff', body: 'Ask for another account.' }}
      onAdd={they.onAdd ?? (() => Promise.resolve())}
      addedText={(name) => `${name} is in.`}
      onClose={onClose}
    />,
  );
  return { onClose };
};

test('people already added are not offered, and adding the last one closes the dialog', async () => {
  const { onClose } = draw({ list: [bai, martin] });
  expect(screen.queryByText('Bai Lu')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Add Martin Reeve' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test('if nobody is left to add, the dialog says so and who can help, and can only be closed', () => {
  const { onClose } = draw({ list: [bai] });
  expect(screen.getByText('Everyone is already in your staff')).toBeTruthy();
  expect(screen.getByText('Ask for another account.')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  fireEvent.click(screen.getByText('Close'));
  expect(onClose).toHaveBeenCalledOnce();
});

test('where the first page is in already and there are more people, the field to search for them stays', () => {
  draw({ list: [bai], total: 51 });
  expect(screen.getByText('Everyone shown first is in already')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeTruthy();
});

test('a search without matches keeps the field and does not say that nobody is left', () => {
  draw({ list: [], search: 'zz' });
  expect(screen.getByText('Nobody to add by this name')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeTruthy();
});

test('a refusal leaves the dialog open for another try', async () => {
  const { onClose } = draw({ list: [martin], onAdd: () => Promise.reject(new Error('no')) });
  const button = screen.getByRole('button', { name: 'Add Martin Reeve' });
  fireEvent.click(button);
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  expect(onClose).not.toHaveBeenCalled();
});
