import { createContext, use, type ReactNode } from 'react';

/** Takes a chosen picture to the server; its address, or null where it was not taken, which has been said then. */
export type UploadPicture = (chosen: File) => Promise<string | null>;

const PictureUploadContext = createContext<UploadPicture | null>(null);

/** Lets the fields for rich text inside it hold pictures that are new. */
export const PictureUploadProvider = ({ take, children }: { take: UploadPicture; children: ReactNode }) => (
  <PictureUploadContext value={take}>{children}</PictureUploadContext>
);

/** What takes pictures here; null where none may be put in. */
export const usePictureUpload = (): UploadPicture | null => use(PictureUploadContext);
