// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderUi } from '@inkstone/ui/testing';
import { RichField } from './rich-field.tsx';

afterEach(cleanup);

const write = (start: string) => {
  const held = { now: start };
  const Holder = () => {
    const [value, setValue] = useState(start);
    const change = (html: string) => {
      held.now = html;
      setValue(html);
    };
    return <RichField label="Text" value={value} onChange={change} />;
  };
  renderUi(<Holder />);
  return held;
};

const writeFormula = (latex: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: 'LaTeX of the formula' }), { target: { value: latex } });
  fireEvent.click(screen.getByRole('button', { name: 'Put in' }));
};

test('an invalid formula is refused with the position of the error, and accepted once it is corrected', async () => {
  const held = write('<p>Half: </p>');
  fireEvent.click(screen.getByRole('button', { name: 'Formula' }));
  writeFormula(String.raw`50% = \frac{1}{2} \nosuchword`);
  expect((await screen.findByRole('alert')).textContent).toContain('from sign 19 on');
  expect(held.now).not.toContain('data-math');

  writeFormula(String.raw`\frac{1}{`);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('ends too early'));
  writeFormula(String.raw`50% = \frac{1}{2}`);
  await waitFor(() => expect(held.now).toContain(String.raw`data-math="">50% = \frac{1}{2}</span>`));
});

test('a chemical formula is supported', async () => {
  const held = write('<p></p>');
  fireEvent.click(screen.getByRole('button', { name: 'Formula' }));
  writeFormula(String.raw`\ce{H2O}`);

  await waitFor(() => expect(held.now).toContain(String.raw`data-math="">\ce{H2O}</span>`));
});

test('of the texts between dollar signs only valid ones become formulas', async () => {
  const held = write(String.raw`<p>$x^2$ and $\frac{1}{$</p>`);
  fireEvent.click(await screen.findByRole('button', { name: 'Make it a formula' }));

  await waitFor(() => expect(held.now).toContain('data-math="">x^2</span>'));
  expect(held.now).toContain(String.raw`$\frac{1}{$`);
  expect(screen.getByRole('alert').textContent).toContain(String.raw`\frac{1}{`);
});
