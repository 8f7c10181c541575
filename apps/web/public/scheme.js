/* Before anything is drawn: the scheme and the language this device chose, so that nothing flashes. */
(function () {
  var root = document.documentElement;
  var scheme = null;
  var language = null;
  try {
    scheme = localStorage.getItem('mantine-color-scheme-value');
    language = localStorage.getItem('inkstone.language');
  } catch {
    scheme = null;
  }
  var dark = scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  if (!language) language = /^zh/i.test(navigator.language) ? 'zh' : 'en';
  root.lang = language === 'zh' ? 'zh-CN' : 'en';
})();
