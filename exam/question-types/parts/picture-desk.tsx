import { createContext, use, type ReactNode } from 'react';

/** Uploads a picture; returns its URL, or null where it was rejected and the user was notified. */
export type UploadPicture = (file: File) => Promise<string | null>;

const PictureUploadContext = createContext<UploadPicture | null>(null);

/** Allows the rich text fields inside to upload new pictures. */
export const PictureUploadProvider = ({ take, children }: { take: UploadPicture; children: ReactNode }) => (
  <PictureUploadContext value={take}>{children}</PictureUploadContext>
);

/** The picture upload; null where none is allowed. */
export const usePictureUpload = (): UploadPicture | null => use(PictureUploadContext);
