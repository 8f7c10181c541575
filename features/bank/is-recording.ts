/** Whether a file is a recording; recorders may label audio as video. */
export const isRecording = ({ mime }: { mime: string }): boolean =>
  mime.startsWith('audio/') || mime.startsWith('video/');
