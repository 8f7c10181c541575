import { useState } from 'react';
import { isRefusal, refetchIntervals, failureFrom, useApiQuery } from '@inkstone/call/web';
import {
  EmptyState,
  LanguageButton,
  Page,
  PageHead,
  QueryBoundary,
  RowsSkeleton,
  setDeviceLanguage,
  useTranslation,
} from '@inkstone/ui';
import { readPhoneCamera } from '../../contract.ts';
import { phoneMessages } from '../../messages.ts';
import { findCameraToken, readPhoneKey, useReloadOnNewCode } from './camera-code.ts';
import { PhotoPages } from './photo-pages.tsx';
import { UnsentPhotos } from './unsent-photos.tsx';

/** The camera page of a phone: photographs pages for the answer whose code it has scanned, without signing in. */
export const Screen = () => {
  const t = useTranslation(phoneMessages);
  const [token] = useState(findCameraToken);
  useReloadOnNewCode();
  return (
    <Page width="text">
      <div className="row no-print">
        <LanguageButton globe onSwitch={setDeviceLanguage} />
      </div>
      <PageHead size="display" title={t('page')} />
      {token === null ? <EmptyState title={t('noLinkTitle')} body={t('noLink')} /> : <Camera token={token} />}
    </Page>
  );
};

const endCodes = ['camera.unknown', 'camera.expired', 'camera.used', 'camera.ended'] as const;

const Camera = ({ token }: { token: string }) => {
  const t = useTranslation(phoneMessages);
  const [phoneKey] = useState(readPhoneKey);
  const [endMessage, setEndMessage] = useState<string | null>(null);
  const code = { token, phoneKey };
  // Nothing is asked any more once the code is over.
  const isOpen = endMessage === null;
  const query = useApiQuery(readPhoneCamera, code, { refetchMs: isOpen ? refetchIntervals.content : false });
  const isOver = endCodes.some((code) => isRefusal(query.error, code));
  const refusal = isOver ? (failureFrom(query.error)?.message ?? '') : null;
  if (refusal !== null && endMessage === null) setEndMessage(refusal);
  if (endMessage !== null)
    return (
      <>
        <EmptyState title={t('cannot')} body={endMessage} />
        <UnsentPhotos token={token} />
      </>
    );
  return (
    <QueryBoundary query={query} errorTitle={t('failed')} skeleton={<RowsSkeleton rows={3} />}>
      {(camera) => <PhotoPages code={code} camera={camera} onEnd={setEndMessage} />}
    </QueryBoundary>
  );
};
