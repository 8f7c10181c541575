import { useEffect, useState } from 'react';
import { localize } from '@inkstone/base';
import { ErrorState, Page, RowsSkeleton, useLanguage } from '@inkstone/ui';
import type { ScreenDefinition } from '@inkstone/ui/screen';
import { fallbackWords } from './fallback-words.ts';

const longMs = 10_000;

/** Stands where a screen will be until its code is here; when that takes long it says so, and goes on waiting. */
export const Waiting = ({ shell }: { shell: ScreenDefinition['layout'] }) => {
  const language = useLanguage();
  const [isLong, setLong] = useState(false);
  // Meets the clock: waiting never stays without words.
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong && shell !== 'bar') return null;
  return (
    <Page>
      {isLong ? (
        <ErrorState
          title={localize(fallbackWords.slowTitle, language)}
          body={localize(fallbackWords.slowBody, language)}
          onRetry={() => location.reload()}
        />
      ) : (
        <RowsSkeleton />
      )}
    </Page>
  );
};
