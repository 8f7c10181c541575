import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The axe violations of a page or of a part of it. */
export const listAxeFindings = (page: Page, within?: string): Promise<string[]> =>
  analyse(within ? createAxe(page).include(within) : createAxe(page));

// Legacy mode suffices, because no page has cross-origin frames.
const createAxe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

const analyse = async (builder: AxeBuilder): Promise<string[]> => {
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};

/** Expected console errors: responses with status 409 and 503. */
const isExpectedRefusal = (text: string): boolean => /^Failed to load resource: .* status of (409|503)/.test(text);

/** Collects the console errors of a page from now on. */
export const collectPageErrors = ({ page }: { page: Page }): string[] => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' || isExpectedRefusal(message.text())) return;
    // A resource that failed is named by its place alone.
    const { url } = message.location();
    complaints.push(url === '' ? message.text() : `${message.text()} (${url})`);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
};
