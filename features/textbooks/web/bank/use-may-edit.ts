import { useCurrentUser } from '@inkstone/session/web';
import { isViewOnly, mayEditBank, mayGive } from '../../rules.ts';

/** What the person may do with the bank of textbooks. */
export const useMayEdit = (): { mayEdit: boolean; mayGive: boolean; isViewOnly: boolean } => {
  const { role, roles, permission } = useCurrentUser();
  const reader = { role, roles, permissions: permission };
  return { mayEdit: mayEditBank(reader), mayGive: mayGive(reader), isViewOnly: isViewOnly(reader) };
};
