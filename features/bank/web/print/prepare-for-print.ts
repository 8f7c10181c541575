const isPrepared = (element: Element): boolean => element.hasAttribute('data-on-paper');

/** Writes out what a list offers, since on paper it cannot be opened. */
const writeOutOptions = (list: HTMLSelectElement): void => {
  const optionTexts = [...list.options].filter(({ value }) => value !== '').map(({ text }) => text);
  const optionList = document.createElement('span');
  optionList.textContent = ` ______ (${optionTexts.join(' / ')})`;
  optionList.setAttribute('data-offered', '');
  list.after(optionList);
};

/** Makes drawn questions fit for paper: lists are written out, buttons that show only a sign go. */
export const prepareForPrint = (root: Element): void => {
  for (const list of root.querySelectorAll('select')) {
    if (isPrepared(list)) continue;
    list.setAttribute('data-on-paper', '');
    writeOutOptions(list);
  }
  for (const button of root.querySelectorAll('button')) {
    if (!isPrepared(button) && (button.textContent ?? '').trim() === '') button.setAttribute('data-on-paper', '');
  }
};
