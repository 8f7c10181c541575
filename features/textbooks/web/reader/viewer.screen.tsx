import { useCurrentUser } from '@inkstone/session/web';
import { useSearch } from '@inkstone/ui/screen';
import { viewer } from '../../addresses.ts';
import { BookOpener } from './book-opener.tsx';
import { NoBook } from './no-book.tsx';

/** The reader: one book in a window of its own. */
export const Screen = () => {
  const { editionId, assignmentId, action, page } = useSearch(viewer);
  const { id } = useCurrentUser();
  if (editionId === undefined && assignmentId === undefined) return <NoBook />;
  return (
    <BookOpener
      key={`${id} ${editionId} ${assignmentId} ${action}`}
      location={{ editionId, assignmentId, action, page }}
      personId={id}
    />
  );
};
