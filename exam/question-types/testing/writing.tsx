import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import type { Language } from '@inkstone/base';
import { renderUi } from '@inkstone/ui/testing';
import { findProblems } from '../logic.ts';
import { QuestionEditor } from '../views.ts';

interface QuestionContent {
  prompt: unknown;
  key: unknown;
}

/** Opens the editor of a type and holds what it hands back, with the problems found as one writes. */
export const renderEditor = (type: string, start: QuestionContent, language: Language = 'en') => {
  const held = { now: start };
  const Holder = () => {
    const [now, setNow] = useState(start);
    const change = (next: QuestionContent) => {
      held.now = next;
      setNow(next);
    };
    const problems = findProblems({ type, ...now });
    return <QuestionEditor type={type} prompt={now.prompt} key_={now.key} onChange={change} problems={problems} />;
  };
  renderUi(<Holder />, { language });
  return held;
};

/** Three options that anything may be asked of. */
export const options = ['x', 'y', 'z'].map((id) => ({ id_option: id, text: `<p>${id}</p>` }));

/** Presses a button. */
export const pressButton = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Writes words as they are stored. */
export const writeSource = (label: string, html: string) => {
  const tools = within(screen.getByRole('toolbar', { name: `Format of ${label}` }));
  fireEvent.click(tools.getByRole('button', { name: 'Source' }));
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value: html } });
};
