import type { Given, Place } from '../taking-steps.ts';
import { keys, type Tab } from './tab.ts';

/** Opens work, goes over the reminder of the environment check and over the directions. */
export const startWork = async (tab: Tab, { url }: Place, { kind, id }: Given): Promise<void> => {
  await tab.open(`${url}/controller?kind=${kind}&id=${id}`);
  await tab.sees({ css: 'main button' });
  if (await tab.isThere({ role: 'button', name: 'Start without it' })) {
    await tab.click({ role: 'button', name: 'Start without it' });
    await tab.click({ role: 'button', name: 'Start without it', within: { role: 'alertdialog' } });
  }
  await tab.click({ role: 'button', name: 'Start' });
  await tab.sees({ role: 'contentinfo' });
};

/** Waits for the words that everything is on the server. */
export const seesSaved = (tab: Tab): Promise<void> => tab.sees({ css: '[data-state="saved"]' });

/** Hands the work in from the page that reviews the answers. */
export const handIn = async (tab: Tab): Promise<void> => {
  await tab.press([keys.alt, 'r']);
  await tab.click({ role: 'button', name: 'Hand in', within: { role: 'contentinfo' } });
  await tab.click({ role: 'button', name: 'Hand in', within: { role: 'alertdialog' } });
  await tab.sees({ role: 'button', name: 'Open the report' });
};

/** Opens the report in the tab that the work stood in. */
export const openReport = async (tab: Tab): Promise<void> => {
  await tab.click({ role: 'button', name: 'Open the report' });
  await tab.sees({ role: 'heading', name: 'Small sums' });
};
