import { FamilyList, Share } from '@inkstone/assignments/web';
import { useTranslation } from '@inkstone/ui';
import { ScreenLink } from '@inkstone/ui/screen';
import { givenTextbook, giveTextbook } from '../../addresses.ts';
import { listGivenBooks } from '../../contract.ts';
import { bookMessages, givingMessages } from '../../messages.ts';
import { BookLine } from '../books/book-line.tsx';
import { useBookWords } from '../books/use-book-words.ts';
import { bookFamily } from './book-family.ts';
import { OpenItem } from './open-item.tsx';

/** The textbooks that a teacher gave. */
export const Screen = () => {
  const t = useTranslation(givingMessages);
  const say = useTranslation(bookMessages);
  const { editionName } = useBookWords();
  return (
    <FamilyList
      family={bookFamily}
      lists={listGivenBooks}
      giveAt={giveTextbook}
      noMatch={{ title: say('noMatch'), body: say('noMatchNext') }}
      title={(row, whom) => (
        <BookLine
          name={row.name}
          title={
            <ScreenLink to={givenTextbook} search={{ id: row.id }}>
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
          cell: (row) => <Share done={row.opened} all={row.total} />,
        },
        {
          key: 'through',
          head: t('readThrough'),
          width: '8.5rem',
          cell: (row) => <Share done={row.completed} all={row.total} complete={row.status === 'complete'} />,
        },
      ]}
      more={(row) => <OpenItem fileid={row.fileid} />}
      inWords={(row) => row}
    />
  );
};
