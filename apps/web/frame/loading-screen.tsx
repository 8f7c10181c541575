import { useEffect, useState } from 'react';
import { localize } from '@inkstone/base';
import { ErrorState, Page, RowsSkeleton, useLanguage } from '@inkstone/ui';
import type { ScreenDefinition } from '@inkstone/ui/screen';
import { fallbackMessages } from './fallback-messages.ts';

const longMs = 10_000;

/** Shown while a screen's code is loading; says so when it takes long. */
export const LoadingScreen = ({ shell }: { shell: ScreenDefinition['layout'] }) => {
  const language = useLanguage();
  const [isLong, setLong] = useState(false);
  // Shows a text after a while.
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), longMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong && shell !== 'bar') return null;
  return (
    <Page>
      {isLong ? (
        <ErrorState
          title={localize(fallbackMessages.slowTitle, language)}
          body={localize(fallbackMessages.slowBody, language)}
          onRetry={() => location.reload()}
        />
      ) : (
        <RowsSkeleton />
      )}
    </Page>
  );
};
