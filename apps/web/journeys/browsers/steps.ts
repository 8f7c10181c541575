import type { TestAssignment, TestServer } from '../taking-steps.ts';
import { keys, type Tab } from './tab.ts';

/** Opens an assignment and passes the environment reminder and the directions. */
export const startAssignment = async (tab: Tab, { url }: TestServer, { kind, id }: TestAssignment): Promise<void> => {
  await tab.open(`${url}/controller?kind=${kind}&id=${id}`);
  await tab.sees({ css: 'main button' });
  if (await tab.isThere({ role: 'button', name: 'Start without it' })) {
    await tab.click({ role: 'button', name: 'Start without it' });
    await tab.click({ role: 'button', name: 'Start without it', within: { role: 'alertdialog' } });
  }
  await tab.click({ role: 'button', name: 'Start' });
  await tab.sees({ role: 'contentinfo' });
};

/** Waits until everything is shown as saved. */
export const expectSaved = (tab: Tab): Promise<void> => tab.sees({ css: '[data-state="saved"]' });

/** Submits from the review page. */
export const submit = async (tab: Tab): Promise<void> => {
  await tab.press([keys.alt, 'r']);
  await tab.click({ role: 'button', name: 'Hand in', within: { role: 'contentinfo' } });
  await tab.click({ role: 'button', name: 'Hand in', within: { role: 'alertdialog' } });
  await tab.sees({ role: 'button', name: 'Open the report' });
};

/** Opens the report in the same tab. */
export const openReport = async (tab: Tab): Promise<void> => {
  await tab.click({ role: 'button', name: 'Open the report' });
  await tab.sees({ role: 'heading', name: 'Small sums' });
};
