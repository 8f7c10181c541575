import { ActionIcon, Menu } from '@mantine/core';
import { newRequestId, useApiMutation, getErrorMessage } from '@inkstone/call/web';
import {
  BookIcon,
  DotsIcon,
  HighlightIcon,
  toastSuccess,
  toastError,
  PencilIcon,
  SendIcon,
  TrashIcon,
  useConfirm,
  useTranslation,
} from '@inkstone/ui';
import { useNavigation } from '@inkstone/ui/screen';
import { isUnreadable, isViewOnly, canEditBank, canAssign } from '../../rules.ts';
import { assignTextbook } from '../../addresses.ts';
import { deleteTextbook, type BankItem } from '../../contract.ts';
import { bankMessages, bookMessages } from '../../messages.ts';
import { useOpenEdition } from '../books/use-open-book.ts';
import { useCurrentUser } from '@inkstone/session/web';

/** The person's permissions on the bank of textbooks. */
export const useBankPermissions = (): { canEdit: boolean; canAssign: boolean; isViewOnly: boolean } => {
  const { role, roles, permission } = useCurrentUser();
  const reader = { role, roles, permissions: permission };
  return { canEdit: canEditBank(reader), canAssign: canAssign(reader), isViewOnly: isViewOnly(reader) };
};

/** Actions on one edition; forbidden ones are left out. */
export const BankMenu = ({ row, onEdit }: { row: BankItem; onEdit(): void }) => {
  const t = useTranslation(bankMessages);
  const say = useTranslation(bookMessages);
  const may = useBankPermissions();
  const go = useNavigation();
  const open = useOpenEdition();
  const remove = useRemoveEdition();
  const annotates = may.canEdit && (!row.annotated || row.isMine);
  const isOwn = may.canEdit && row.isMine;
  const hasOwn = row.annotated || row.myAnnotatedId !== null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={say('moreOf', { name: row.name })}>
          <DotsIcon />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<BookIcon />} onClick={() => void open(row.editionId)}>
          {say('open')}
        </Menu.Item>
        {annotates && (
          <Menu.Item leftSection={<HighlightIcon />} onClick={() => void open(row.editionId, 'annotate')}>
            {t(hasOwn ? 'annotateOn' : 'annotate')}
          </Menu.Item>
        )}
        {may.canAssign && !isUnreadable(row.pages) && (
          <Menu.Item leftSection={<SendIcon />} onClick={() => go(assignTextbook, { editionIds: [row.editionId] })}>
            {t('give')}
          </Menu.Item>
        )}
        {isOwn && !row.annotated && (
          <Menu.Item leftSection={<PencilIcon />} onClick={onEdit}>
            {t('edit')}
          </Menu.Item>
        )}
        {isOwn && (
          <>
            <Menu.Divider />
            <Menu.Item leftSection={<TrashIcon />} color="cinnabar" onClick={() => void remove(row)}>
              {t('remove')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
};

/** Removes an edition from the bank after a confirmation that explains the consequences. */
const useRemoveEdition = () => {
  const t = useTranslation(bankMessages);
  const confirm = useConfirm();
  const { mutateAsync } = useApiMutation(deleteTextbook);
  return async ({ editionId, name, annotated, marks }: BankItem): Promise<void> => {
    const body = (
      <>
        <p>{annotated ? t('removeAnnotated', { count: marks }) : t('removeOriginal')}</p>
        <p>{t('removeKeeps')}</p>
      </>
    );
    if (!(await confirm({ title: t('removeTitle', { name }), body, actionLabel: t('remove'), danger: true }))) return;
    try {
      await mutateAsync({ what: 'edition', id: editionId, requestId: newRequestId() });
      toastSuccess(t('removed'));
    } catch (error) {
      toastError(t('notDone'), getErrorMessage(error));
    }
  };
};
