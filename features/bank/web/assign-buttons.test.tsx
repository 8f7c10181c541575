// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { AssignPaperButtons, AssignSetButtons } from './assign-buttons.tsx';

const me = vi.hoisted(() => ({ role: 'teacher', permission: ['publish_homework', 'publish_test'] }));
vi.mock('@inkstone/session/web', () => ({ useMe: () => me }));
afterEach(cleanup);

const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('a paper and a set lead to the form that gives them, with them chosen already', () => {
  renderUi(<AssignPaperButtons examId={4} />);
  expect(links()).toEqual([
    ['Give as homework', '/teacher/task?examId=4'],
    ['Give as a test', '/teacher/test?examId=4'],
  ]);
  cleanup();
  renderUi(<AssignSetButtons topicId={9} />, { language: 'zh' });
  expect(links()).toEqual([['布置为作业', '/teacher/task?topicIds=9']]);
});

test('a set leads to a new paper with it, from which a test is given', () => {
  const before = me.permission;
  me.permission = ['repository_exampaper'];
  renderUi(<AssignSetButtons topicId={9} />);
  expect(links()).toEqual([['New paper with it', '/teacher/examination/create?topicIds=9']]);
  me.permission = before;
});

test('who may not give work is shown no way to it', () => {
  me.permission = ['repository_quest'];
  renderUi(
    <>
      <AssignPaperButtons examId={4} />
      <AssignSetButtons topicId={9} />
    </>,
  );
  expect(links()).toEqual([]);
});
