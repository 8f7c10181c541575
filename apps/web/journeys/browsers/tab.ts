import { setTimeout as wait } from 'node:timers/promises';
import type { RunningBrowser } from './engine.ts';
import { locate, type Target } from './locate.ts';
import { elementId, type ElementReference, type WebDriver, WebDriverError } from './webdriver.ts';

/** Non-character keys, by WebDriver's code points. */
export const keys = { enter: '\uE007', escape: '\uE00C', shift: '\uE008', alt: '\uE00A', right: '\uE014' } as const;

type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

/** One open tab; each action waits for its target. */
export interface Tab {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Waits until it is there. */
  sees(target: Target): Promise<void>;
  isThere(target: Target): Promise<boolean>;
  click(target: Target): Promise<void>;
  /** Types into a field, which is focused by it. */
  type(target: Target, text: string): Promise<void>;
  /** Presses keys one after another, wherever the focus is; those in a list are held together. */
  press(...strokes: (string | readonly string[])[]): Promise<void>;
  /** Clicks a point of the window, in CSS pixels. */
  clickAt(point: { x: number; y: number }): Promise<void>;
  /** Chooses a file of the disk in a field for files. */
  upload(target: Target, file: string): Promise<void>;
  /** Runs a self-contained function in the page and returns its result. */
  evaluate<Arguments extends Json[], Result extends Json | undefined | void>(
    work: (...values: Arguments) => Result | Promise<Result>,
    ...values: Arguments
  ): Promise<Result>;
  /** A picture of what is seen, as PNG. */
  screenshot(): Promise<Buffer>;
}

const patienceMs = 30_000;

/** Errors for elements that are moving, covered or re-rendered: worth a retry. */
const passing = new Set([
  'element click intercepted',
  'element not interactable',
  'no such element',
  'stale element reference',
]);

const describe = ({ role, name, contains, css, within }: Target): string =>
  [role ?? css ?? 'text', name && `"${name}"`, contains && `with "${contains}"`, within && `in ${describe(within)}`]
    .filter(Boolean)
    .join(' ');

const findElement = (driver: WebDriver, target: Target): Promise<ElementReference | null> =>
  driver.send('ExecuteScript', {
    script: `return (${locate.toString()})(arguments[0])`,
    args: [target],
  }) as Promise<ElementReference | null>;

/** Retries an action on an element until it works; throws with the page's text where it never does. */
const withElement = async (
  driver: WebDriver,
  target: Target,
  act: (element: ElementReference) => Promise<unknown>,
): Promise<void> => {
  const until = Date.now() + patienceMs;
  let reason = 'is not there';
  while (Date.now() < until) {
    try {
      const element = await findElement(driver, target);
      if (element) {
        await act(element);
        return;
      }
    } catch (error) {
      if (!(error instanceof WebDriverError) || !passing.has(error.code)) throw error;
      reason = error.message;
    }
    await wait(100);
  }
  const text = await driver.send('ExecuteScript', { script: 'return document.body.innerText', args: [] });
  throw new Error(`${describe(target)}: ${reason}. The page says:\n${String(text)}`);
};

const strokeActions = (stroke: string | readonly string[]): { type: string; value: string }[] => {
  const keys = [stroke].flat();
  return [
    ...keys.map((value) => ({ type: 'keyDown', value })),
    ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
  ];
};

const clickActions = ({ x, y }: { x: number; y: number }) => [
  { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
  { type: 'pointerDown', button: 0 },
  { type: 'pointerUp', button: 0 },
];

/** Whether an element is stable and uncovered: WebKit's driver clicks its old position. */
const isSteady = async (element: Element): Promise<boolean> => {
  element.scrollIntoView({ block: 'nearest' });
  const before = element.getBoundingClientRect();
  for (let frames = 0; frames < 3; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return before.left === left && before.top === top && hit !== null && element.contains(hit);
};

const clickElement = async (driver: WebDriver, element: ElementReference): Promise<void> => {
  const script = asyncScript(isSteady.toString());
  const { value } = (await driver.send('ExecuteAsyncScript', { script, args: [element] })) as { value?: boolean };
  if (!value) throw new WebDriverError('ElementClick', 'element click intercepted', 'it moves or is covered');
  await driver.send('ElementClick', { id: elementId(element) });
};

/** Waits for a promise as WebDriver requires: its last argument is called with the result. */
const asyncScript = (work: string): string => `
  const values = [...arguments];
  const done = values.pop();
  Promise.resolve().then(() => (${work})(...values)).then(
    (value) => done({ value }),
    (error) => done({ error: String(error) }),
  );`;

/** The tab that a browser has open. */
export const openTab = ({ driver, onLoad }: Pick<RunningBrowser, 'driver' | 'onLoad'>): Tab => ({
  async open(url) {
    await driver.send('Navigate', { url });
    await onLoad();
  },
  async reload() {
    await driver.send('Refresh');
    await onLoad();
  },
  sees: (target) => withElement(driver, target, () => Promise.resolve()),
  isThere: async (target) => (await findElement(driver, target)) !== null,
  click: (target) => withElement(driver, target, (element) => clickElement(driver, element)),
  type: (target, text) =>
    withElement(driver, target, (element) => driver.send('ElementSendKeys', { id: elementId(element), text })),
  async press(...strokes) {
    const actions = strokes.flatMap(strokeActions);
    await driver.send('PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  },
  async clickAt(point) {
    const parameters = { pointerType: 'mouse' };
    const pointer = { type: 'pointer', id: 'mouse', parameters, actions: clickActions(point) };
    await driver.send('PerformActions', { actions: [pointer] });
  },
  upload: (target, file) =>
    withElement(driver, { ...target, hidden: true }, (element) =>
      driver.send('ElementSendKeys', { id: elementId(element), text: file }),
    ),
  async evaluate(work, ...values) {
    const outcome = await driver.send('ExecuteAsyncScript', { script: asyncScript(work.toString()), args: values });
    const { value, error } = outcome as { value: Awaited<ReturnType<typeof work>>; error?: string };
    if (error !== undefined) throw new Error(error);
    return value;
  },
  screenshot: async () => Buffer.from(String(await driver.send('TakeScreenshot')), 'base64'),
});
