// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderUi } from '../testing.tsx';
import { FilterTabs } from './filter-tabs.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

const tabs = ['all', 'open', 'over'].map((value, count) => ({ value, label: value, count }));

/** A line 300 px wide with tabs of 200 px: two do not fit. */
const measured = () =>
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    const place = tabs.findIndex(({ label }) => label === this.getAttribute('data-word'));
    return place < 0 ? new DOMRect(0, 0, 300, 40) : new DOMRect(place * 200, 0, 200, 40);
  });

test('a selected tab outside the visible line is scrolled into view, a visible one is not', () => {
  measured();
  renderUi(<FilterTabs label="State" tabs={tabs} value="over" onChange={() => undefined} />);
  expect(screen.getByRole('group', { name: 'State' }).scrollLeft).toBe(350);
  cleanup();
  renderUi(<FilterTabs label="State" tabs={tabs} value="all" onChange={() => undefined} />);
  expect(screen.getByRole('group', { name: 'State' }).scrollLeft).toBe(0);
});
