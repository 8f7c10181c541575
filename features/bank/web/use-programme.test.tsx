// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { startTransition, Suspense, useMemo, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { isProgrammeLoaded } from '@inkstone/programmes/lazy';
import { useProgramme } from './use-programme.ts';

const id = 'sat';

const Rules = () => {
  useProgramme(id);
  return useMemo(() => (isProgrammeLoaded(id) ? 'loaded' : 'not loaded'), []);
};

const Page = () => {
  const [isShown, setShown] = useState(false);
  return (
    <Suspense>
      <button type="button" onClick={() => startTransition(() => setShown(true))}>
        Show
      </button>
      {isShown && <Rules />}
    </Suspense>
  );
};

test('a part that waits for its programme is drawn without drawing the page anew', async () => {
  const warn = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  render(<Page />, { onRecoverableError });
  screen.getByRole('button').click();
  expect(await screen.findByText('loaded')).toBeTruthy();
  expect(onRecoverableError).not.toHaveBeenCalled();
  // React warns here that `use` was not called again.
  expect(warn).not.toHaveBeenCalled();
});
