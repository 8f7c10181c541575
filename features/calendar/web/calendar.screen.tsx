import { Button, TextInput } from '@mantine/core';
import { failureFrom, newRequestId, useApiMutation, useApiQuery } from '@inkstone/call/web';
import {
  CopyIcon,
  FormErrors,
  noWrapInstant,
  Page,
  PageHead,
  QueryBoundary,
  Stack,
  toastError,
  toastSuccess,
  useConfirm,
  useLanguage,
  useTranslation,
} from '@inkstone/ui';
import { getCalendarFeed, removeCalendarFeed, renewCalendarFeed } from '../contract.ts';
import { messages } from '../messages.ts';
import styles from './calendar.module.css';

/** The own private calendar address. */
export const Screen = () => {
  const t = useTranslation(messages);
  const query = useApiQuery(getCalendarFeed, {});
  return (
    <Page width="text">
      <PageHead title={t('title')} />
      <QueryBoundary query={query} errorTitle={t('failed')}>
        {({ path, createdAt }) => (
          <Stack>
            <p className="dim">{t('intro')}</p>
            {path === null || createdAt === null ? <NoAddress /> : <Address path={path} createdAt={createdAt} />}
          </Stack>
        )}
      </QueryBoundary>
    </Page>
  );
};

const NoAddress = () => {
  const t = useTranslation(messages);
  const renew = useApiMutation(renewCalendarFeed);
  const create = () => renew.mutate({ requestId: newRequestId() }, { onSuccess: () => toastSuccess(t('created')) });
  return (
    <>
      <FormErrors errors={[]} title={failureFrom(renew.error)?.message} attempt={renew.submittedAt} />
      <p>{t('none')}</p>
      <div className={styles.acts}>
        <Button variant="filled" loading={renew.isPending} onClick={create}>
          {t('create')}
        </Button>
      </div>
    </>
  );
};

interface AddressProps {
  path: string;
  createdAt: string;
}

const Address = ({ path, createdAt }: AddressProps) => {
  const t = useTranslation(messages);
  const confirm = useConfirm();
  const renew = useApiMutation(renewCalendarFeed);
  const remove = useApiMutation(removeCalendarFeed);
  const change = async () => {
    const words = { title: t('renewTitle'), body: t('renewBody'), actionLabel: t('renew') };
    if (!(await confirm({ ...words, danger: true }))) return;
    renew.mutate({ requestId: newRequestId() }, { onSuccess: () => toastSuccess(t('renewed')) });
  };
  const takeAway = async () => {
    const words = { title: t('removeTitle'), body: t('removeBody'), actionLabel: t('remove') };
    if (!(await confirm({ ...words, danger: true }))) return;
    remove.mutate({ requestId: newRequestId() }, { onSuccess: () => toastSuccess(t('removed')) });
  };
  return (
    <>
      <FormErrors
        errors={[]}
        title={failureFrom(renew.error ?? remove.error)?.message}
        attempt={renew.submittedAt + remove.submittedAt}
      />
      <div className={styles.block}>
        <AddressField path={path} createdAt={createdAt} />
        <p>{t('how')}</p>
        <p className="meta">{t('secret')}</p>
      </div>
      <div className={styles.acts}>
        <Button loading={renew.isPending} onClick={() => void change()}>
          {t('renew')}
        </Button>
        <Button loading={remove.isPending} onClick={() => void takeAway()}>
          {t('remove')}
        </Button>
      </div>
    </>
  );
};

/** The address itself, with a button that copies it. */
const AddressField = ({ path, createdAt }: AddressProps) => {
  const t = useTranslation(messages);
  const language = useLanguage();
  const address = `${globalThis.location.origin}${path}`;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toastSuccess(t('copied'));
    } catch {
      // Plain http has no clipboard, and a person can refuse it.
      toastError(t('notCopied'));
    }
  };
  return (
    <div className={styles.address}>
      <TextInput
        readOnly
        label={t('address')}
        description={t('since', { at: noWrapInstant(createdAt, language) })}
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button leftSection={<CopyIcon />} onClick={() => void copy()}>
        {t('copy')}
      </Button>
    </div>
  );
};
