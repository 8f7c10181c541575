/** Where a tab collects errors of its pages; survives navigations. */
export const complaintsKey = 'journey.complaints';

/** Collects errors of the page from now on; injected as text. */
export const noteComplaints = (key: string): void => {
  const note = (text: string): void => {
    const complaints = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.setItem(key, JSON.stringify([...complaints, text]));
  };
  addEventListener('error', ({ message }) => note(message));
  addEventListener('unhandledrejection', ({ reason }) => note(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(`${violatedDirective}: ${blockedURI}`),
  );
  const { error } = console;
  Object.assign(console, {
    error: (...values: unknown[]) => {
      note(values.map(String).join(' '));
      error(...values);
    },
  });
};
