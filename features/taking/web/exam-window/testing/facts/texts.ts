import { fireEvent, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { assertShown, openSection, pass, passageText } from '../open-exam.tsx';
import { essayPrompt, guidedContent, postsHtml, waitUntilOpen, type Provers } from './prover.ts';

/** Proves how the window shows passages, pictures of a recording and texts of daily life. */
export const textProvers = {
  splitsText: async (variant, { section }, onOpen) => {
    const prompt = `<p>${passageText}</p><p>Which choice is best?</p>`;
    await waitUntilOpen(onOpen, openSection({ variant, section, prompt }));
    const pane = screen.queryByRole('region', { name: 'Passage' });
    assertShown(pane?.textContent === passageText, 'show the text in a pane of its own');
    const question = screen.getByRole('region', { name: 'Question' });
    assertShown(!question.textContent?.includes(passageText), 'show the question without the text');
    const divider = screen.getByRole('separator');
    const before = divider.getAttribute('aria-valuenow');
    fireEvent.keyDown(divider, { key: 'ArrowLeft' });
    assertShown(divider.getAttribute('aria-valuenow') !== before, 'move the divider by keyboard');
  },
  lightsPortion: async (variant, { section }, onOpen) => {
    const passage = '<p>It <u>was</u><sup>1</sup> late.</p><p>They <u>slept</u><sup>2</sup>.</p>';
    const prompt = '<p>Place 2: Which choice is correct?</p>';
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function place(this: HTMLElement) {
      return new DOMRect(0, this.tagName === 'U' ? 640 : 40, 100, 20);
    });
    await waitUntilOpen(onOpen, openSection({ variant, section, passage, prompt }));
    vi.restoreAllMocks();
    const lit = [...document.querySelectorAll('[aria-current="true"]')].map(({ textContent }) => textContent);
    assertShown(lit.join() === 'slept', 'light the portion that the question names');
    const pane = screen.getByRole('region', { name: 'Passage' });
    assertShown(pane.scrollTop > 0, 'scroll the passage to the portion');
  },
  hidesText: async (variant, { section, part }, onOpen) => {
    await waitUntilOpen(onOpen, openSection({ variant, section, part }));
    assertShown(screen.queryByText(passageText) !== null, 'show the text for its reading time');
    await pass(60);
    assertShown(screen.queryAllByRole('radio').length > 0, 'come to the question');
    assertShown(screen.queryByText(passageText) === null, 'hide the text');
  },
  bringsTextBack: async (variant, { section, part }, onOpen) => {
    await waitUntilOpen(onOpen, openSection({ variant, section, part }));
    assertShown(screen.queryAllByRole('radio').length === 0, 'show the text first');
    await pass(200);
    assertShown(screen.queryAllByRole('radio').length > 0, 'come to the question');
    assertShown(screen.queryByText(passageText) !== null, 'show the text again');
  },
  guidesPassage: async (variant, { section }, onOpen) => {
    await waitUntilOpen(onOpen, openSection({ variant, section, content: guidedContent }));
    const asked = document.querySelector('[aria-current="location"]');
    assertShown(asked?.textContent === 'Wind lifted the dust.', 'mark the paragraph in question');
    assertShown(asked?.getAttribute('data-paragraph') === '2', 'number the paragraphs');
    assertShown(asked?.querySelector('mark')?.textContent === 'lifted', 'light the word in question');
  },
  showsScene: async (variant, { section }, onOpen) => {
    await waitUntilOpen(onOpen, openSection({ variant, section, hasSound: true }));
    assertShown(screen.queryByRole('heading', { name: 'Listen' }) !== null, 'play the recording first');
    const region = screen.getByRole('region', { name: 'Recording' });
    assertShown(within(region).queryByRole('img') !== null, 'draw who speaks and where');
  },
  drawsTexts: async (variant, { section }, onOpen) => {
    await waitUntilOpen(onOpen, openSection({ variant, section, content: { html: postsHtml, look: 'message' } }));
    const [message] = screen.queryAllByRole('group', { name: 'Message' });
    assertShown(message?.textContent?.includes('Who pays for it?') ?? false, 'draw a message as one');
    assertShown(screen.queryAllByRole('radio').length > 0, 'show it beside its question');
  },
  showsPosts: async (variant, { section, part }, onOpen) => {
    const content = { html: postsHtml, look: 'discussion', prompt: essayPrompt } as const;
    await waitUntilOpen(onOpen, openSection({ variant, section, part, type: 'essay', content }));
    const posts = screen.queryByRole('group', { name: 'Class discussion' });
    assertShown(posts?.querySelectorAll('[data-writer] svg').length === 2, 'show the posts with faces');
    assertShown(screen.queryByRole('textbox', { name: 'Your answer' }) !== null, 'show the editor beside the posts');
  },
} satisfies Partial<Provers>;
