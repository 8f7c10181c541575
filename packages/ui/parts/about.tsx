import { Suspense, lazy } from 'react';

const Dialog = lazy(async () => ({ default: (await import('./about-dialog.tsx')).AboutDialog }));

/** What Inkstone is, and who owns the names of the tests; loaded on demand. */
export const AboutDialog = (props: { opened: boolean; onClose: () => void }) =>
  props.opened && (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
