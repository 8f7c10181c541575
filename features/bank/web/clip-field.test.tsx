// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Language } from '@inkstone/base';
import { renderUi } from '@inkstone/ui/testing';
import type { Clip } from '@inkstone/exam/stimulus';
import type { Stimulus } from '../contract.ts';
import { ClipField } from './clip-field.tsx';
import { emptySet, findSetProblems, toSetDraft } from './edited-set.ts';

afterEach(cleanup);

const talk: Stimulus = {
  ...{ kind: 'audio', html: '', transcript: '', audioSeconds: 90 },
  files: [{ id: 5, mime: 'audio/mpeg', url: '/api/file?id=5' }],
};
const Field = ({ stimulus, onKept }: { stimulus: Stimulus; onKept: (clip: Clip | null) => void }) => {
  const [clip, setClip] = useState<Clip | null>(null);
  const keep = (next: Clip | null) => {
    setClip(next);
    onKept(next);
  };
  return <ClipField stimulus={stimulus} number={2} clip={clip} onChange={keep} />;
};
const draw = (stimulus: Stimulus, language: Language = 'en') => {
  const onKept = vi.fn<(clip: Clip | null) => void>();
  return { ...renderUi(<Field stimulus={stimulus} onKept={onKept} />, { language }), onKept };
};
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('a set without a recording offers no excerpt', () => {
  draw({ ...talk, files: [] });
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('the excerpt is set by its ends or from the player, and removed', () => {
  const { container, onKept } = draw(talk);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Plays a part of the recording again' }));
  expect(onKept).toHaveBeenLastCalledWith({ from: 0, to: 10 });
  const audio = container.querySelector('audio');
  if (!audio) throw new Error('there is no player');
  audio.currentTime = 42.38;
  fireEvent.click(screen.getByRole('button', { name: 'End here' }));
  audio.currentTime = 31.02;
  fireEvent.click(screen.getByRole('button', { name: 'Start here' }));
  expect(onKept).toHaveBeenLastCalledWith({ from: 31, to: 42.4 });
  type('To (seconds)', '44.5');
  expect(onKept).toHaveBeenLastCalledWith({ from: 31, to: 44.5 });
  expect(screen.getByRole('group', { name: 'Listen to the clip' })).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox'));
  expect(onKept).toHaveBeenLastCalledWith(null);
});

test.each([
  ['en', 'Plays a part of the recording again', 'To (seconds)', /60 seconds at most/],
  ['zh', '再播放一段录音', '终点（秒）', /最长 60 秒/],
] as const)('an invalid excerpt is reported at once, in %s', (language, name, to, expected) => {
  draw(talk, language);
  fireEvent.click(screen.getByRole('checkbox', { name }));
  for (const end of ['95', '0', '61']) {
    type(to, end);
    expect(screen.getByRole('status').textContent).toMatch(expected);
  }
});

test('an excerpt outside the recording is not saved, and is dropped with the recording', () => {
  const set = emptySet({ place: 'amc.math', knowledgeNodeId: null });
  const [question] = set.questions;
  if (!question) throw new Error('the set has no question');
  const playing = { ...set, stimulus: talk, questions: [{ ...question, clip: { from: 80, to: 95 } }] };
  expect(findSetProblems(playing)).toContainEqual(expect.objectContaining({ messageKey: 'needClip', number: 1 }));
  const within = { ...playing, questions: [{ ...question, clip: { from: 80, to: 90 } }] };
  expect(findSetProblems(within).some(({ messageKey }) => messageKey === 'needClip')).toBe(false);
  expect(toSetDraft(within).questions[0]?.clip).toEqual({ from: 80, to: 90 });
  const mute = { ...within, stimulus: { ...talk, files: [] } };
  expect(toSetDraft(mute).questions[0]?.clip).toBeNull();
});
