// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { Player as InterviewPlayer } from '../interview-answer/player.tsx';
import { Review as InterviewReview } from '../interview-answer/review.tsx';
import { Player as RepeatPlayer } from '../repeat/player.tsx';
import { Review as RepeatReview } from '../repeat/review.tsx';
import { renderPlayer } from '../testing.tsx';
import { Player as SpeechPlayer } from '../timed-speech/player.tsx';
import { Review as SpeechReview } from '../timed-speech/review.tsx';
import { RecorderProvider, idleView } from './recorder-context.tsx';

const prompt = { text: '<p>Say it.</p>' };
const model = { model: '<p>I like both.</p>' };
const reference = { reference: 'The ferry <leaves> at nine.' };
const value = { recordings: ['6f1d2c3e-8a4b-4c5d-9e6f-7a8b9c0d1e2f'] };
const modelTitles = { en: 'Model answer', zh: '参考回答' };
const referenceTitles = { en: 'The sentence to repeat', zh: '需复述的句子' };

afterEach(cleanup);

describe.each([
  {
    ...{ type: 'repeat', Player: RepeatPlayer, titles: referenceTitles, good: 'The ferry <leaves> at nine.' },
    review: (input?: typeof value) => <RepeatReview prompt={prompt} key_={reference} value={input} />,
  },
  {
    ...{ type: 'timed-speech', Player: SpeechPlayer, titles: modelTitles, good: 'I like both.' },
    review: (input?: typeof value) => <SpeechReview prompt={prompt} key_={model} value={input} />,
  },
  {
    ...{ type: 'interview-answer', Player: InterviewPlayer, titles: modelTitles, good: 'I like both.' },
    review: (input?: typeof value) => <InterviewReview prompt={prompt} key_={model} value={input} />,
  },
])('$type', ({ Player, titles, good, review }) => {
  test('is read-only without a recorder', () => {
    renderPlayer(Player, { prompt, readOnly: true });
    expect(screen.getByText('Say it.')).toBeTruthy();
    expect(screen.getByText('Nothing was recorded')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('can be recorded with a recorder', () => {
    const view = { ...idleView, phase: 'open', mayStart: true } as const;
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
    ['en', 'Your recording'],
    ['zh', '你的录音'],
  ] as const)('is played in the report beside what a good answer is, in %s', (language, mine) => {
    renderUi(review(value), { language });
    expect(screen.getByText(mine)).toBeTruthy();
    expect(screen.getByText(titles[language])).toBeTruthy();
    expect(screen.getByText(good)).toBeTruthy();
  });

  test('says so if there was no answer', () => {
    renderUi(review());
    expect(screen.getByText('Not answered')).toBeTruthy();
  });
});
