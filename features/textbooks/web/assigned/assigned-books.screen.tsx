import { FamilyList, ProgressShare } from '@inkstone/assignments/web';
import { useTranslation } from '@inkstone/ui';
import { ScreenLink } from '@inkstone/ui/screen';
import { assignedTextbook, assignTextbook } from '../../addresses.ts';
import { listAssignedTextbooks } from '../../contract.ts';
import { bookMessages, assigningMessages } from '../../messages.ts';
import { BookLine } from '../books/book-line.tsx';
import { useBookTexts } from '../books/use-book-texts.ts';
import { bookFamily, OpenItem } from './book-family.tsx';

/** A teacher's assigned textbooks. */
export const Screen = () => {
  const t = useTranslation(assigningMessages);
  const say = useTranslation(bookMessages);
  const { editionName } = useBookTexts();
  return (
    <FamilyList
      family={bookFamily}
      lists={listAssignedTextbooks}
      newRoute={assignTextbook}
      noMatch={{ title: say('noMatch'), body: say('noMatchNext') }}
      title={(row, whom) => (
        <BookLine
          name={row.name}
          title={
            <ScreenLink to={assignedTextbook} search={{ id: row.id }}>
              {row.title}
            </ScreenLink>
          }
        >
          <small>{[editionName(row), whom].join(say('dot'))}</small>
        </BookLine>
      )}
      columns={[
        {
          key: 'opened',
          head: t('opened'),
          width: '8.5rem',
          cell: (row) => <ProgressShare done={row.opened} all={row.total} />,
        },
        {
          key: 'through',
          head: t('readThrough'),
          width: '8.5rem',
          cell: (row) => <ProgressShare done={row.completed} all={row.total} complete={row.status === 'complete'} />,
        },
      ]}
      menuItems={(row) => <OpenItem editionId={row.editionId} />}
      toTexts={(row) => row}
    />
  );
};
