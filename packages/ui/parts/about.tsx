import { Suspense, lazy } from 'react';

const Dialog = lazy(async () => ({ default: (await import('./about-dialog.tsx')).AboutDialog }));

/** What this is, and whose the names of the tests are; its code comes when it is asked for. */
export const AboutDialog = (props: { opened: boolean; onClose: () => void }) =>
  props.opened && (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
