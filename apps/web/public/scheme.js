/*
 * Before this page asks for anything else: the secret of a candidate's link, of a guardian's letter or of a camera page leaves
 * the address and the history. It stands in the fragment, in links of before in the query, and is kept for this window. A letter also names
 * the language of its reader, which this window then has, whatever the device's is.
 */
(function () {
  var places = {
    '/candidate/guide': 'inkstone.link',
    '/guardian/report': 'inkstone.letter',
    '/camera': 'inkstone.camera',
  };
  var place = places[location.pathname];
  if (!place) return;
  var carried = location.hash.slice(1) + '&' + location.search.slice(1);
  var token = new URLSearchParams(carried).get('token');
  var language = new URLSearchParams(carried).get('lang');
  if (!token) return;
  history.replaceState(history.state, '', location.pathname);
  try {
    sessionStorage.setItem(place, token);
    if (language === 'zh' || language === 'en') sessionStorage.setItem('inkstone.windowLanguage', language);
  } catch {
    /* Without a place to keep it the page asks for the link again. */
  }
})();

/* Before anything is drawn: the scheme and the language that this window or device chose, so that nothing flashes. */
(function () {
  var root = document.documentElement;
  var scheme = null;
  var language = null;
  try {
    scheme = localStorage.getItem('mantine-color-scheme-value');
    language = sessionStorage.getItem('inkstone.windowLanguage') || localStorage.getItem('inkstone.language');
  } catch {
    scheme = null;
  }
  var dark = scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  if (!language) language = /^zh/i.test(navigator.language) ? 'zh' : 'en';
  root.lang = language === 'zh' ? 'zh-CN' : 'en';
})();
