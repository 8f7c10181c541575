/** Whether a file is sound; a recorder may call it a film, since it need not say which tracks there are. */
export const isRecording = ({ mime }: { mime: string }): boolean =>
  mime.startsWith('audio/') || mime.startsWith('video/');
