// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { editQuestionSets, getSetSharing, listShareTargets } from '../../contract.ts';
import { renderWithCalls } from '../testing.tsx';
import { ShareDialog } from './share-dialog.tsx';

// jsdom does not scroll.
beforeAll(() => {
  Object.defineProperty(Element.prototype, 'scrollIntoView', { configurable: true, value: vi.fn<() => void>() });
});
afterAll(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const person = (id: number, name: string) => ({
  ...{ kind: 'person', id, name, nameZh: null, username: `u${id}`, memberCount: null },
});
const team = { kind: 'team', id: 3, name: 'Readers', nameZh: '阅读组', username: null, memberCount: 4 };
const sharing = {
  ...{ owner: { id: 1, name: 'Lin He', nameZh: '林和' }, generalAccess: 'use', canShare: true },
  shares: [{ ...person(2, 'Qiao'), access: 'edit', isActive: true }],
};
const saved = { changeId: 5, changed: 1, same: 0, refused: [] as object[] };

const draw = ({ receipt = saved, language = 'en' as 'en' | 'zh', shares = sharing.shares } = {}) => {
  const onClose = vi.fn<(changeId: number | null) => void>();
  const rendered = renderWithCalls(
    <ShareDialog setId={9} title="Kites" onClose={onClose} />,
    [
      [getSetSharing, { ...sharing, shares }],
      [listShareTargets, { list: [person(1, 'Lin He'), person(2, 'Qiao'), person(6, 'Mei'), team] }],
      [editQuestionSets, receipt],
    ],
    { language },
  );
  return { onClose, ...rendered };
};

const choose = async (search: string, option: RegExp) => {
  const field = await screen.findByRole('combobox', { name: 'Add people and teams' });
  act(() => field.focus());
  fireEvent.change(field, { target: { value: search } });
  fireEvent.click(await screen.findByRole('option', { name: option }));
};

const findSent = (sent: readonly { path: string; input: unknown }[]) =>
  sent.find(({ path }) => path === editQuestionSets.path)?.input;

test('people and teams are found, given a right and removed, and what changed alone is sent', async () => {
  const { sent, onClose } = draw();
  const save = await screen.findByRole('button', { name: 'Save' });
  expect(save).toHaveProperty('disabled', true);
  await choose('me', /Mei/);
  await choose('rea', /Readers/);
  const list = within(screen.getByRole('list', { name: 'Shared with' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Lin HeOwner/) as string,
    expect.stringMatching(/^Qiaou2/) as string,
    expect.stringMatching(/^Meiu6/) as string,
    expect.stringMatching(/^ReadersTeam with 4 members/) as string,
  ]);
  fireEvent.change(list.getByRole('combobox', { name: 'What Readers may do' }), { target: { value: 'edit' } });
  fireEvent.click(list.getByRole('button', { name: 'No longer share with Qiao' }));
  fireEvent.click(screen.getByRole('radio', { name: 'No access' }));
  fireEvent.click(save);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalledWith(5));
  expect(findSent(sent)).toEqual({
    ...{ ids: [9], requestId: expect.any(String) as string },
    sharing: {
      generalAccess: 'none',
      shares: [
        { kind: 'person', id: 6, access: 'use' },
        { kind: 'team', id: 3, access: 'edit' },
        { kind: 'person', id: 2, access: null },
      ],
    },
  });
});

test('the owner, and who is listed already, are not offered again', async () => {
  draw();
  const field = await screen.findByRole('combobox', { name: 'Add people and teams' });
  act(() => field.focus());
  fireEvent.change(field, { target: { value: 'i' } });
  await screen.findByRole('option', { name: /Mei/ });
  const offered = within(screen.getByRole('listbox')).getAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Meiu6', 'ReadersTeam with 4 members']);
});

test('a change that is taken back is none', async () => {
  draw();
  fireEvent.click(await screen.findByRole('radio', { name: 'No access' }));
  const save = screen.getByRole('button', { name: 'Save' });
  expect(save).toHaveProperty('disabled', false);
  fireEvent.click(screen.getByRole('radio', { name: 'May use' }));
  expect(save).toHaveProperty('disabled', true);
});

test('the reason why a set is not shared is shown, and the dialog stays', async () => {
  const refused = [{ setId: 9, title: 'Kites', titleZh: null, reason: 'notOwned' }];
  const { onClose } = draw({ receipt: { ...saved, changed: 0, refused } });
  fireEvent.click(await screen.findByRole('radio', { name: 'May edit' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Only its owner, and who manages the bank');
  expect(onClose).not.toHaveBeenCalled();
});

test('who has left is marked, in Chinese too', async () => {
  draw({ language: 'zh', shares: [{ ...person(2, 'Qiao'), access: 'edit', isActive: false }] });
  expect(await screen.findByText('已离职')).toBeTruthy();
  expect(screen.getByText('所有者')).toBeTruthy();
  expect(screen.getByRole('radio', { name: '无权限' })).toBeTruthy();
});
