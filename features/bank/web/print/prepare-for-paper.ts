const isDone = (element: Element): boolean => element.hasAttribute('data-on-paper');

/** Writes out what a list offers, since on paper it cannot be opened. */
const writeOut = (list: HTMLSelectElement): void => {
  const offered = [...list.options].filter(({ value }) => value !== '').map(({ text }) => text);
  const words = document.createElement('span');
  words.textContent = ` ______ (${offered.join(' / ')})`;
  words.setAttribute('data-offered', '');
  list.after(words);
};

/** Makes drawn questions fit for paper: lists are written out, buttons that show only a sign go. */
export const prepareForPaper = (root: Element): void => {
  for (const list of root.querySelectorAll('select')) {
    if (isDone(list)) continue;
    list.setAttribute('data-on-paper', '');
    writeOut(list);
  }
  for (const button of root.querySelectorAll('button')) {
    if (!isDone(button) && (button.textContent ?? '').trim() === '') button.setAttribute('data-on-paper', '');
  }
};
