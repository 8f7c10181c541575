// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { buildBlueprint, buildSectionRule } from '@inkstone/exam/blueprint/testing';
import { fetchGlosses } from '@inkstone/ui';
import type { AttemptStore } from '../attempt-session/attempt-store.ts';
import { createStart, renderExamWindow, stubServer, openStore } from '../testing.tsx';

let store: AttemptStore;
afterEach(() => {
  cleanup();
  store.close();
  vi.unstubAllGlobals();
});

const html = '<p>Bees <span data-gloss="show the way by moving">dance</span>.</p>';
/** Opens the first question of a section about a passage with one explained word. */
const read = async (tools: readonly 'glossary'[]) => {
  stubServer();
  const blueprint = buildBlueprint({
    sections: [buildSectionRule('Reading', { tools })],
    filled: [{ section: 'Reading', sets: [[1]] }],
  });
  const stimuli = { [blueprint.sections[0]?.parts[0]?.sets[0]?.id ?? 0]: { kind: 'passage' as const, html } };
  store = await openStore(createStart(blueprint, { stimuli }), [
    { kind: 'started' },
    { kind: 'section-entered', sectionId: 'Reading' },
  ]);
  await fetchGlosses();
  renderExamWindow(store);
  await screen.findByText('Question 1?');
  await act(async () => undefined);
};

test('a section with a glossary shows the meaning of an explained word', async () => {
  await read(['glossary']);
  fireEvent.click(screen.getByRole('button', { name: 'dance' }));
  const meaning = await screen.findByRole('dialog', { name: 'Meaning of “dance”' });
  expect(meaning.textContent).toBe('show the way by moving');
});

test('in a section without a glossary the word is plain text', async () => {
  await read([]);
  expect(screen.getByText('dance').getAttributeNames()).toEqual(['data-gloss']);
});
