import { useCurrentUser } from '@inkstone/session/web';
import { useSearch } from '@inkstone/ui/screen';
import { viewer } from '../../addresses.ts';
import { BookOpener } from './book-opener.tsx';
import { NoBook } from './no-book.tsx';

/** The reader: one book in a window of its own. */
export const Screen = () => {
  const place = useSearch(viewer);
  const { id } = useCurrentUser();
  if (place.fileid === undefined && place.model_id === undefined) return <NoBook />;
  return <BookOpener key={`${id} ${place.fileid} ${place.model_id} ${place.action}`} location={place} personId={id} />;
};
