import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds wrong on a page, or within a part of it: each rule with the places that break it. */
export const findings = (page: Page, within?: string): Promise<string[]> =>
  analysed(within ? axeOf(page).include(within) : axeOf(page));

/** The same, without the contrast of its colours. */
export const findingsButContrast = (page: Page): Promise<string[]> =>
  analysed(axeOf(page).disableRules('color-contrast'));

// No page has a frame of another origin: the other mode opens a page of its own for every analysis.
const axeOf = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

const analysed = async (builder: AxeBuilder): Promise<string[]> => {
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};
