// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderUi } from '../testing.tsx';
import { SearchField } from './search-field.tsx';

afterEach(cleanup);

test('Enter searches at once, and does not send the form in which the field stands', () => {
  const [search, submit] = [vi.fn<(text: string) => void>(), vi.fn<() => void>()];
  renderUi(
    <form onSubmit={submit}>
      <SearchField value="" onSearch={search} label="Name" />
    </form>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Name');
  fireEvent.change(field, { target: { value: 'lin ' } });
  if (field.form) fireEvent.submit(field.form);
  expect(search.mock.calls).toEqual([['lin']]);
  expect(submit).not.toHaveBeenCalled();
});
