// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadProgramme } from '@inkstone/programmes/lazy';
import { renderUi } from '@inkstone/ui/testing';
import { newDraft, type OnDraftChange } from './assignment-draft.ts';
import { TaskSelect } from './task-select.tsx';

afterEach(cleanup);
beforeAll(() => {
  Object.defineProperty(Element.prototype, 'scrollIntoView', { configurable: true, value: vi.fn<() => void>() });
});
afterAll(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

const changed = vi.fn<OnDraftChange>();
const Form = ({ programme, taskTypeId }: { programme: string; taskTypeId: number | null }) => {
  const [draft, setDraft] = useState(() => ({ ...newDraft('homework', { setIds: [3] }, 0), taskTypeId }));
  const change: OnDraftChange = (next) => {
    changed(next);
    setDraft((now) => ({ ...now, ...next }));
  };
  return <TaskSelect programme={programme} draft={draft} onChange={change} />;
};

const draw = async (programme: string, taskTypeId: number | null = null) => {
  changed.mockClear();
  await loadProgramme(programme);
  renderUi(<Form programme={programme} taskTypeId={taskTypeId} />);
};

test('AP homework can be set as either task of the seminar', async () => {
  await draw('ap');
  const field = await screen.findByRole('combobox', { name: 'Set as a task of the course' });
  fireEvent.click(field);
  const options = await screen.findAllByRole('option', { hidden: true });
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Seminar, performance task 1: team project and presentation',
    'Seminar, performance task 2: individual essay and presentation',
  ]);
  fireEvent.click(screen.getByRole('option', { name: /task 2/, hidden: true }));
  expect(changed.mock.calls).toEqual([[{ taskTypeId: 154_702 }]]);
});

test('homework of a programme without tasks has none, and forgets the one that was chosen before', async () => {
  await draw('amc', 154_701);
  await vi.waitFor(() => expect(changed.mock.calls).toEqual([[{ taskTypeId: null }]]));
  expect(screen.queryByRole('combobox')).toBeNull();
});
