import { useSearch } from '@inkstone/ui/screen';
import { sentAnnouncements } from '../addresses.ts';
import { AnnouncementDetail } from './announcement-detail.tsx';
import { AnnouncementList } from './announcement-list.tsx';

/** The announcements that I sent, or one of them. */
export const Screen = () => {
  const { id } = useSearch(sentAnnouncements);
  return id === undefined ? <AnnouncementList /> : <AnnouncementDetail key={id} id={id} />;
};
