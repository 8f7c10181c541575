import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The axe violations of a page or of a part of it. */
export const listAxeFindings = (page: Page, within?: string): Promise<string[]> =>
  analyse(within ? createAxe(page).include(within) : createAxe(page));

/** The axe violations without colour contrast. */
export const listAxeFindingsWithoutContrast = (page: Page): Promise<string[]> =>
  analyse(createAxe(page).disableRules('color-contrast'));

// Legacy mode suffices, because no page has cross-origin frames.
const createAxe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

const analyse = async (builder: AxeBuilder): Promise<string[]> => {
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};
