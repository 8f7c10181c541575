// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { RecorderProvider, silentView } from '../parts/recorder-context.tsx';
import { play } from '../testing.tsx';
import { Player } from './player.tsx';
import { Review } from './review.tsx';

const prompt = { text: '<p>Say it.</p>' };
const key = { model: '<p>I like both.</p>' };
const one = '6f1d2c3e-8a4b-4c5d-9e6f-7a8b9c0d1e2f';

afterEach(cleanup);

test('without a recorder the question is read, and nothing can be recorded', () => {
  play(Player, { prompt, readOnly: true });
  expect(screen.getByText('Say it.')).toBeTruthy();
  expect(screen.getByText('Nothing was recorded')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('with a recorder it is recorded', () => {
  const view = { ...silentView, phase: 'open', mayStart: true } as const;
  const act = () => undefined;
  const recorder = { subscribe: () => act, view: () => view, start: act, stop: act, endPrep: act, retake: act };
  renderUi(
    <RecorderProvider recorder={recorder}>
      <Player prompt={prompt} value={undefined} onChange={act} readOnly={false} />
    </RecorderProvider>,
  );
  expect(screen.getByRole('button', { name: 'Record' })).toBeTruthy();
});

test.each([
  ['en', 'Your recording', 'Model answer'],
  ['zh', '你的录音', '参考回答'],
] as const)('the report plays the recording beside what a good answer is, in %s', (language, mine, title) => {
  renderUi(<Review prompt={prompt} key_={key} value={{ recordings: [one] }} />, { language });
  expect(screen.getByText(mine)).toBeTruthy();
  expect(screen.getByText(title)).toBeTruthy();
  expect(screen.getByText('I like both.')).toBeTruthy();
});

test('an answer that was not given says so', () => {
  renderUi(<Review prompt={prompt} key_={key} value={undefined} />);
  expect(screen.getByText('Not answered')).toBeTruthy();
});
