/** Shows a saved look on the page that is open, by the styles that the server put into it for the former look. */
export const showLook = (pageStyle: string, hasLogo: boolean): void => {
  const style = document.querySelector('#school-style');
  if (style) style.textContent = pageStyle;
  document.documentElement.toggleAttribute('data-logo', hasLogo);
};
