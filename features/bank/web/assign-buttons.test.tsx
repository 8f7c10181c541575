// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { AssignPaperButtons, AssignSetButtons } from './assign-buttons.tsx';

const me = vi.hoisted(() => ({ role: 'teacher', permission: ['publish_homework', 'publish_test'] }));
vi.mock('@inkstone/session/web', () => ({ useCurrentUser: () => me }));
afterEach(cleanup);

const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('a paper and a set link to the assignment form with them preselected', () => {
  renderUi(<AssignPaperButtons paperId={4} />);
  expect(links()).toEqual([
    ['Give as homework', '/teacher/task?examId=4'],
    ['Give as a test', '/teacher/test?examId=4'],
  ]);
  cleanup();
  renderUi(<AssignSetButtons setId={9} />, { language: 'zh' });
  expect(links()).toEqual([['布置为作业', '/teacher/task?topicIds=9']]);
});

test('a set links to a new paper with it, from which a test is created', () => {
  const before = me.permission;
  me.permission = ['repository_exampaper'];
  renderUi(<AssignSetButtons setId={9} />);
  expect(links()).toEqual([['New paper with it', '/teacher/examination/create?topicIds=9']]);
  me.permission = before;
});

test('the links are hidden without the permission to create assignments', () => {
  me.permission = ['repository_quest'];
  renderUi(
    <>
      <AssignPaperButtons paperId={4} />
      <AssignSetButtons setId={9} />
    </>,
  );
  expect(links()).toEqual([]);
});
