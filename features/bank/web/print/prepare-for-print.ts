const isPrepared = (element: Element): boolean => element.hasAttribute('data-on-paper');

/** Writes out the options of a select, which cannot be opened on paper. */
const writeOutOptions = (list: HTMLSelectElement): void => {
  const optionTexts = [...list.options].filter(({ value }) => value !== '').map(({ text }) => text);
  const optionList = document.createElement('span');
  optionList.textContent = ` ______ (${optionTexts.join(' / ')})`;
  optionList.setAttribute('data-offered', '');
  list.after(optionList);
};

/** Prepares rendered questions for print: selects are written out, buttons with only an icon are hidden. */
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
