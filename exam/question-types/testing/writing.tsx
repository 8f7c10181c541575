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

/** Renders the editor of a type with its own state and the problems found while editing. */
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

/** Three sample options. */
export const options = ['x', 'y', 'z'].map((id) => ({ id_option: id, text: `<p>${id}</p>` }));

export const pressButton = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Enters HTML source into a field. */
export const writeSource = (label: string, html: string) => {
  const tools = within(screen.getByRole('toolbar', { name: `Format of ${label}` }));
  fireEvent.click(tools.getByRole('button', { name: 'Source' }));
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value: html } });
};
