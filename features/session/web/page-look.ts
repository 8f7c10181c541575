/** Shows a look on the page that is open, by the styles that the server put into it for the former look. */
export const showLook = (pageStyle: string, hasLogo: boolean): void => {
  const style = document.querySelector('#school-style');
  if (style) style.textContent = pageStyle;
  document.documentElement.toggleAttribute('data-logo', hasLogo);
};

/** Shows the school's look as pages that are opened now have it; where none can be had, the page stays as it is. */
export const reloadLook = async (): Promise<void> => {
  const response = await fetch('/', { cache: 'no-store' }).catch(() => null);
  if (!response?.ok) return;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const style = page.querySelector('#school-style');
  if (style) showLook(style.textContent, page.documentElement.hasAttribute('data-logo'));
};
