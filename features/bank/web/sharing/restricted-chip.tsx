import { LockIcon, StatusChip, useTranslation } from '@inkstone/ui';
import type { SetListItem } from '../../contract.ts';
import { sharingMessages } from '../../messages.ts';

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
