// @vitest-environment jsdom
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { useSectionRoute } from './use-section-route.ts';

interface SatProps {
  kind: 'test' | 'homework';
  programme: string;
  section: string | null;
  isBegun?: boolean;
  isResting?: boolean;
}

const Sat = (sat: SatProps) => {
  useSectionRoute({ isBegun: true, isResting: false, ...sat });
  return null;
};

const shownAt = (at: string, sat: SatProps): string => {
  globalThis.history.replaceState(null, '', at);
  renderUi(<Sat {...sat} />, { at });
  return `${globalThis.location.pathname}${globalThis.location.search}`;
};

beforeEach(() => globalThis.history.replaceState(null, '', '/'));
afterEach(cleanup);

test.each<[string, SatProps, string]>([
  [
    '/exam/tfReform/reading?id=3',
    { kind: 'test', programme: 'toefl-2023', section: 'listening' },
    '/exam/tfReform/listening?id=3',
  ],
  [
    '/exam/tfReform/reading?id=3&kind=homework',
    { kind: 'homework', programme: 'toefl-2023', section: 'writing' },
    '/homework/tfReform/writing?id=3',
  ],
  [
    '/exam/tfReform/listening?id=3',
    { kind: 'test', programme: 'toefl-2023', section: 'listening', isResting: true },
    '/exam/break?id=3',
  ],
  [
    '/exam/break?id=3&kind=homework',
    { kind: 'homework', programme: 'toefl-2023', section: 'writing', isResting: true },
    '/exam/break?id=3&kind=homework',
  ],
  ['/exam/break?id=3', { kind: 'test', programme: 'toefl-2023', section: 'speaking' }, '/exam/tfReform/speaking?id=3'],
  ['/ws/amc/exam?id=3', { kind: 'test', programme: 'amc', section: 'contest' }, '/ws/amc/exam?id=3'],
  [
    '/toeflReformIntroduction?id=3',
    { kind: 'test', programme: 'toefl-2023', section: 'reading', isBegun: false },
    '/toeflReformIntroduction?id=3',
  ],
  [
    '/toeflReformIntroduction?id=3',
    { kind: 'test', programme: 'toefl-2023', section: 'reading' },
    '/exam/tfReform/reading?id=3',
  ],
])('at %s, %o is taken at %s', (at, sat, shown) => {
  expect(shownAt(at, sat)).toBe(shown);
});
