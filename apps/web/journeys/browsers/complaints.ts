/** Where a tab keeps what its pages complained about; it stays through its navigations. */
export const complaintsKey = 'journey.complaints';

/** Notes from now on what the page complains about; it is sent there as text. */
export const noteComplaints = (key: string): void => {
  const note = (text: string): void => {
    const noted = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.setItem(key, JSON.stringify([...noted, text]));
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
