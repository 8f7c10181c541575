// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { Calculator } from './calculator.tsx';
import { LocalWorker } from './testing.ts';

beforeEach(() => {
  vi.stubGlobal('Worker', LocalWorker);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const open = async ({ hasGraph = true, language = 'en' as 'en' | 'zh' } = {}) => {
  const onClose = vi.fn<() => void>();
  renderUi(<Calculator place="calculator" hasGraph={hasGraph} onClose={onClose} />, { language });
  await screen.findByRole('region', { name: language === 'en' ? 'Calculator' : '计算器' });
  return onClose;
};

const line = (number: number) => screen.getByRole<HTMLInputElement>('textbox', { name: `Line ${number}` });
const write = (number: number, value: string) => fireEvent.change(line(number), { target: { value } });
const press = (element: Element, key: string) => fireEvent.keyDown(element, { key });
const plane = () => screen.getByRole('application', { name: 'Graph' });

test('a problem is said in words beside its line, in both languages', async () => {
  await open();
  write(1, '2 + (3');
  expect(await screen.findByText('A bracket is missing, or one too many: )')).toBeTruthy();
  cleanup();
  await open({ language: 'zh' });
  expect(await screen.findByText('括号不成对：)')).toBeTruthy();
});

test('a missing name gets a slider, which is moved and has a range', async () => {
  await open();
  write(1, 'y = a x');
  fireEvent.click(await screen.findByRole('button', { name: 'Slider for a' }));
  expect(line(1).value).toBe('a = 1');
  const slider = await screen.findByRole<HTMLInputElement>('slider', { name: 'Slider for a' });
  await screen.findByRole('img', { name: 'Graph of 1 curve' });
  fireEvent.change(slider, { target: { value: '2.5' } });
  expect(line(1).value).toBe('a = 2.5');
  fireEvent.blur(screen.getByRole('textbox', { name: 'to' }), { target: { value: '50' } });
  expect(slider.max).toBe('50');
});

test('a table is filled by keyboard, and a line is fitted to it', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Add a table' }));
  const fill = (name: string, row: number, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: `${name}, row ${row}` }), { target: { value } });
  for (const [at, [x, y]] of [
    ['1', '3'],
    ['2', '5'],
    ['3', '7'],
  ].entries()) {
    fill('x1', at + 1, x ?? '');
    fill('y1', at + 1, y ?? '');
  }
  const first = screen.getByRole('textbox', { name: 'y1, row 1' });
  first.focus();
  press(first, 'Enter');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'y1, row 2' }));
  fireEvent.click(screen.getByRole('button', { name: 'Fit a line' }));
  expect(await screen.findByText('m = 2, b = 1; r = 1, R² = 1')).toBeTruthy();
});

test('lines are added, left and removed by keyboard', async () => {
  await open();
  write(1, '1');
  press(line(1), 'Enter');
  expect(document.activeElement).toBe(line(2));
  press(line(2), 'ArrowUp');
  expect(document.activeElement).toBe(line(1));
  press(line(1), 'ArrowDown');
  press(line(2), 'Backspace');
  expect(screen.queryByRole('textbox', { name: 'Line 2' })).toBeNull();
  expect(document.activeElement).toBe(line(1));
});

test('a curve is hidden and shown', async () => {
  await open();
  write(1, 'y = x');
  const swatch = await screen.findByRole('button', { name: 'Line 1 is drawn' });
  await screen.findByRole('img', { name: 'Graph of 1 curve' });
  fireEvent.click(swatch);
  expect(await screen.findByRole('img', { name: 'Graph' })).toBeTruthy();
  expect(swatch.getAttribute('aria-pressed')).toBe('false');
});

test('a curve is walked along by keyboard and said in words; Escape ends the walk and not the calculator', async () => {
  const onClose = await open();
  write(1, 'y = x^2 - 4');
  await screen.findByRole('button', { name: '(0, −4) minimum' });
  press(plane(), 'Enter');
  expect(await screen.findByText('Line 1: x = 0, y = −4, minimum')).toBeTruthy();
  for (let step = 0; step < 10; step += 1) press(plane(), 'ArrowRight');
  expect(await screen.findByText('Line 1: x = 2, y = 0, zero')).toBeTruthy();
  press(plane(), 'Escape');
  expect(screen.queryByText('Line 1: x = 2, y = 0, zero')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  press(plane(), 'Escape');
  expect(onClose).toHaveBeenCalledOnce();
});

test('the plane is moved and zoomed by keyboard and comes back', async () => {
  await open();
  const bounds = () => document.getElementById(plane().getAttribute('aria-describedby') ?? '')?.textContent ?? '';
  expect(bounds()).toContain('x from −10 to 10, y from −10 to 10');
  press(plane(), 'ArrowRight');
  expect(bounds()).toContain('x from −8 to 12');
  press(plane(), '-');
  expect(bounds()).toContain('y from −12.5 to 12.5');
  press(plane(), '0');
  expect(bounds()).toContain('x from −10 to 10');
});

test('data far away are found by zooming to fit', async () => {
  await open();
  write(1, '([100, 200], [40, 80])');
  const fit = await screen.findByRole<HTMLButtonElement>('button', { name: 'Zoom to fit' });
  await vi.waitFor(() => expect(fit.disabled).toBe(false));
  fireEvent.click(fit);
  const id = plane().getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(id)?.textContent).toContain('x from 90 to 210, y from 36 to 84');
});

test('a point of interest that is pressed is marked and said', async () => {
  await open();
  write(1, 'x^2 + y^2 = 25');
  press(line(1), 'Enter');
  write(2, 'x = 3');
  fireEvent.click(await screen.findByRole('button', { name: '(3, 4) intersection' }));
  expect(await screen.findByText('Line 1: x = 3, y = 4, intersection')).toBeTruthy();
});

test('lines of a former version are read, and a function key types', async () => {
  sessionStorage.setItem('calculator', JSON.stringify(['2+2', '']));
  await open({ hasGraph: false });
  expect(await screen.findByText('= 4')).toBeTruthy();
  fireEvent.focus(line(2));
  const functions = screen.getByText('Functions').closest('details');
  functions?.toggleAttribute('open', true);
  fireEvent.click(await screen.findByText('nCr'));
  expect(line(2).value).toBe('nCr(');
});
