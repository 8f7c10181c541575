import { Modal } from '@mantine/core';
import { useState } from 'react';
import { toTitleFields } from '@inkstone/base';
import { DialogForm } from '@inkstone/assignments/web';
import { useApiMutation } from '@inkstone/call/web';
import { useTranslation } from '@inkstone/ui';
import { updateTextbook, type BankItem } from '../../contract.ts';
import { bankMessages } from '../../messages.ts';
import { BookFields, toBookInput, useBookErrors, type BookDraft } from './book-fields.tsx';

/** Edits a book. */
export const EditBookDialog = ({ book, onClose }: { book: BankItem; onClose(): void }) => {
  const t = useTranslation(bankMessages);
  const faultsIn = useBookErrors();
  const { mutateAsync } = useApiMutation(updateTextbook);
  const [draft, setDraft] = useState<BookDraft>(() => ({
    name: toTitleFields(book.names.en, book.names.zh).en,
    nameZh: book.names.zh ?? '',
    programme: book.programme,
    subject: book.subject || null,
    vocabulary: book.vocabulary,
  }));
  const send = async (requestId: string) => {
    await mutateAsync({ what: 'book', requestId, editionId: book.editionId, ...toBookInput(draft) });
    return t('saved');
  };
  return (
    <Modal opened onClose={onClose} title={t('edit')} size={520}>
      <DialogForm submitLabel={t('save')} faults={faultsIn(draft)} send={send} onClose={onClose}>
        <BookFields draft={draft} onChange={(change) => setDraft((before) => ({ ...before, ...change }))} />
      </DialogForm>
    </Modal>
  );
};
