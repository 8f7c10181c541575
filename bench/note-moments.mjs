// Runs in the page before its own code: records when the awaited elements appear.
const { first, whole } = globalThis.benchVisit;
const moments = {};

const observer = new MutationObserver(() => {
  if (document.querySelector(first)) moments.firstAt ??= performance.now();
  if (moments.firstAt && document.querySelector(whole)) moments.wholeAt ??= performance.now();
  if (moments.wholeAt) observer.disconnect();
});
performance.setResourceTimingBufferSize(2000);
observer.observe(document, { subtree: true, childList: true, attributes: true });

globalThis.benchIsWhole = () => 'wholeAt' in moments;
globalThis.benchLoaded = () => ({
  ...moments,
  readyAt: performance.getEntriesByType('resource').map(({ name, responseEnd }) => [name, responseEnd]),
});
