// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aBlueprint, aClock, aSection } from '@inkstone/exam/blueprint/testing';
import { renderUi } from '@inkstone/ui/testing';
import type { AttemptStore } from '../attempt/attempt-store.ts';
import { Directions } from './directions.tsx';
import { aStart, holdEverything, openStore } from '../testing.tsx';

let store: AttemptStore;

beforeEach(() => {
  sessionStorage.clear();
  holdEverything();
});
afterEach(() => {
  cleanup();
  store.close();
});

const rest = { breakAfter: { seconds: 600 } };
const filled = ['Reading', 'Listening', 'Speaking'].map((section, at) => ({ section, sets: [[at + 1]] }));
const draw = async (mode: 'test' | 'practice') => {
  const sections = [
    aSection('Reading', { clock: aClock(3240) }),
    aSection('Listening', { clock: aClock(990), ...rest }),
    aSection('Speaking', { clock: aClock(60), ...rest }),
  ];
  const blueprint = aBlueprint({ sections, filled }, { mode });
  store = await openStore(aStart(blueprint));
  renderUi(<Directions store={store} />);
};
const texts = () => screen.getByRole('main').textContent;

test('a test says which break comes after which section, and none after the last', async () => {
  await draw('test');
  expect(screen.getAllByText('Then a break of 10 min')).toHaveLength(1);
  expect(texts()).toMatch(/Listening.*Then a break of 10 min.*Speaking/);
  expect(texts()).toContain('Its clock starts when you press Start there.');
});

test('practice of several sections has no break and no clock, and says so', async () => {
  await draw('practice');
  expect(texts()).not.toContain('break');
  expect(texts()).toContain('No clock runs');
});
