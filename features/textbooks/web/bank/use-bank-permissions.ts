import { useCurrentUser } from '@inkstone/session/web';
import { isViewOnly, canEditBank, canAssign } from '../../rules.ts';

/** The person's permissions on the bank of textbooks. */
export const useBankPermissions = (): { canEdit: boolean; canAssign: boolean; isViewOnly: boolean } => {
  const { role, roles, permission } = useCurrentUser();
  const reader = { role, roles, permissions: permission };
  return { canEdit: canEditBank(reader), canAssign: canAssign(reader), isViewOnly: isViewOnly(reader) };
};
