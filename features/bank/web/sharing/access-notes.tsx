import { useApiQuery } from '@inkstone/call/web';
import { LockIcon, StatusChip, useLanguage, useTranslation } from '@inkstone/ui';
import { getSetSharing, type SetListItem } from '../../contract.ts';
import { bankMessages, sharingMessages } from '../../messages.ts';
import { localizedPersonName } from '../names.ts';
import styles from './sharing.module.css';

/** Marks a set that is not open to every teacher. */
export const RestrictedChip = ({ set }: { set: Pick<SetListItem, 'generalAccess'> }) => {
  const t = useTranslation(sharingMessages);
  if (set.generalAccess !== 'none') return null;
  return (
    <StatusChip tone="line" icon={<LockIcon />}>
      {t('restricted')}
    </StatusChip>
  );
};

/** Says of a set that may be used alone who may edit it. */
export const UseOnlyNote = ({ setId }: { setId: number }) => {
  const t = useTranslation(sharingMessages);
  const tBank = useTranslation(bankMessages);
  const language = useLanguage();
  const { data } = useApiQuery(getSetSharing, { setId });
  const editors = data
    ? [data.owner, ...data.shares.filter(({ access, isActive }) => access === 'edit' && isActive)]
    : [];
  const names = editors.map((editor) => localizedPersonName(language, editor)).join(tBank('comma'));
  return (
    <p className={styles.note}>
      <LockIcon />
      <span>
        {t('noEdit')}
        {data && ` ${t('editors', { names })}`}
      </span>
    </p>
  );
};
