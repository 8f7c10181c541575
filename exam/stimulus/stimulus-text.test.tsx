// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { stimulusLooks } from './looks.ts';
import { ScenePicture } from './scene-picture.tsx';
import { preloadLooks, StimulusText } from './stimulus-text.tsx';

const html =
  '<p><strong>Class discussion</strong></p><p><strong>Dr. Okafor:</strong> Who pays?</p><p><strong>Lucía:</strong> We do.</p><p><strong>Dr. Okafor:</strong> All?</p>';

beforeAll(async () => void (await preloadLooks()));
afterEach(cleanup);

test('a passage is drawn without a frame', () => {
  renderUi(<StimulusText html={html} />);
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.getByText('Who pays?')).toBeTruthy();
});

test.each(stimulusLooks)('as %s the words stay the same text', async (look) => {
  const { container } = renderUi(<StimulusText html={html} look={look} />);
  const group = await screen.findByRole('group');
  expect(group.dataset['look']).toBe(look);
  expect(container.textContent).toContain('Class discussionDr. Okafor: Who pays?Lucía: We do.Dr. Okafor: All?');
});

test('each writer of a discussion has a face, and the same one in every post', async () => {
  renderUi(
    <StimulusText html={html} look="discussion" scene={{ place: 'classroom', people: ['older-man', 'woman'] }} />,
  );
  const group = await screen.findByRole('group', { name: 'Class discussion' });
  const [first, second, third, ...others] = [...group.querySelectorAll('[data-writer] svg')].map(
    (svg) => svg.innerHTML,
  );
  expect(others).toEqual([]);
  expect(third).toBe(first);
  expect(second).not.toBe(first);
});

test.each([
  ['en', 'Class discussion', 'An office: a young woman, an older man'],
  ['zh', '课堂讨论', '办公室：一位年轻女士、一位年长男士'],
] as const)('frames and pictures have their names in %s', async (language, look, picture) => {
  renderUi(<StimulusText html={html} look="discussion" />, { language });
  expect(await screen.findByRole('group', { name: look })).toBeTruthy();
  renderUi(<ScenePicture scene={{ place: 'office', people: ['woman', 'older-man'] }} seed="7" />, { language });
  expect(screen.getByRole('img', { name: picture })).toBeTruthy();
});

test('a recording that says nothing of its people has a picture of a place, always the same', () => {
  renderUi(<ScenePicture seed="7" />);
  renderUi(<ScenePicture seed="7" />);
  const [first, second] = screen.getAllByRole('img');
  expect(first?.outerHTML).toBe(second?.outerHTML);
  expect(first?.querySelector('[data-skin]')).toBeNull();
});
