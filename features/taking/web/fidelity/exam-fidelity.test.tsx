// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { bindBlueprint } from '@inkstone/exam/blueprint';
import { listFactsFor } from '@inkstone/exam/fidelity';
import { findProgramme } from '@inkstone/programmes';
import { loadContract } from '@inkstone/programmes/fidelity';
import { renderUi } from '@inkstone/ui/testing';
import { ExamFidelity } from './exam-fidelity.tsx';
import { FidelityDemo } from './fidelity-demo.tsx';

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

const getFacts = async (programme: string, variant: string) => {
  const contract = await loadContract(programme);
  return contract ? listFactsFor(contract, variant) : [];
};

test('the summary counts what is the same, what differs and what nobody knows', async () => {
  const facts = await getFacts('sat', 'digital');
  const differing = facts.filter(({ proof }) => proof.by === 'differs').length;
  const open = facts.filter(({ proof }) => proof.by === 'unknown').length;
  renderUi(<ExamFidelity programme="sat" variant="digital" />);
  expect(await screen.findByText(`${facts.length - differing - open} as in the real exam`)).toBeDefined();
  expect(screen.getByText(`${differing} differ`)).toBeDefined();
  expect(screen.getByText(`${open} nobody knows`)).toBeDefined();
  expect(screen.queryByText(/has its own number of questions/)).toBeNull();
});

test('the list names every fact once, what differs first, with what this window does instead', async () => {
  const facts = await getFacts('sat', 'digital');
  renderUi(<ExamFidelity programme="sat" variant="digital" isOther />);
  const differing = await screen.findByRole('region', { name: /^What differs/ });
  expect(within(differing).getByText('The calculator is Desmos; an approved one may be brought too.')).toBeDefined();
  expect(within(differing).getByText(/A calculator of our own/).textContent).toMatch(/^Here: A/);
  expect(within(differing).getByRole('heading', { name: 'Tools' })).toBeDefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(facts.length);
  const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(headings.map((text) => text?.replace(/ \d+$/, ''))).toEqual([
    'What differs',
    'What nobody knows',
    'As in the real exam',
  ]);
  expect(screen.getByText(/has its own number of questions/)).toBeDefined();
});

test('it is said in Chinese, with how sure each fact is', async () => {
  renderUi(<ExamFidelity programme="toefl-2026" variant="toefl-2026" />, { language: 'zh' });
  const open = await screen.findByRole('region', { name: /^尚无定论/ });
  const row = within(open)
    .getByText(/听力每题是否单独倒计时/)
    .closest('li');
  expect(row?.textContent).toContain('说法不一');
  expect(row?.textContent).toContain('本窗口：按模块计时。');
});

test('nothing is shown for practice, and for a programme that imitates no exam', async () => {
  const { container } = renderUi(
    <div>
      <ExamFidelity programme="sat" variant="practice" />
      <ExamFidelity programme="common" variant="practice" />
    </div>,
  );
  await loadContract('sat');
  expect(container.querySelector('details')).toBeNull();
});

test('a visitor chooses the exam whose window is compared', async () => {
  // jsdom has no scrollIntoView, which the list uses for the selected exam.
  Object.defineProperty(Element.prototype, 'scrollIntoView', { configurable: true, value: () => undefined });
  renderUi(<FidelityDemo />);
  const choose = (field: string, name: string) => {
    fireEvent.click(screen.getByRole('combobox', { name: field }));
    fireEvent.click(screen.getByRole('option', { name, hidden: true }));
  };
  choose('Programme', 'AMC');
  expect(await screen.findByText('40 minutes.')).toBeDefined();
  choose('Exam', 'AMC 12');
  expect(await screen.findByText('75 minutes.')).toBeDefined();
  choose('Programme', 'SAT');
  expect(await screen.findByText(/The calculator is Desmos/)).toBeDefined();
  expect(screen.queryByRole('combobox', { name: 'Exam' })).toBeNull();
});

test('training says that its comforts differ, and lists the facts that they change among what differs', async () => {
  const programme = findProgramme('toefl-2026');
  if (!programme) throw new Error('no programme');
  const paper = ['reading', 'listening', 'speaking'].map((section, at) => ({
    section,
    part: section === 'speaking' ? 'interview' : 'router',
    sets: [{ id: at + 1, questions: [{ id: at + 10, type: 'choice' }] }],
  }));
  const choices = { mode: 'test', windowMode: 'training' } as const;
  const training = bindBlueprint(programme, 'toefl-2026', { paper, choices });
  renderUi(<ExamFidelity programme="toefl-2026" variant="toefl-2026" training={training} />);
  expect(await screen.findByText(/This is training: its extra aids differ/)).toBeDefined();
  const differing = within(screen.getByRole('region', { name: /^What differs/ }));
  const rows = differing.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toContainEqual(expect.stringMatching(/^No highlighter.*Training adds: highlighter\.$/));
  expect(rows).toContainEqual(expect.stringMatching(/^Listening goes forward only.*Training adds: the way back/));
  expect(rows).toContainEqual(expect.stringMatching(/^Whether a hidden clock.*can be hidden at any time\.$/));
  const same = within(screen.getByRole('region', { name: /^As in the real exam/ }));
  expect(same.getByText('Speaking goes forward only.')).toBeDefined();
});
