/** A voice note being recorded. */
export interface Voice {
  /** Ends it and gives what was said; null where nothing was. */
  stop(): Promise<Blob | null>;
  cancel(): void;
}

// What every browser plays comes first.
const wanted = ['audio/mp4;codecs=mp4a.40.2', 'audio/webm;codecs=opus', 'audio/mp4', 'audio/webm'];

/** Opens the microphone and records; fails where it does not open. */
export const startVoice = async (): Promise<Voice> => {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: true, noiseSuppression: true },
  });
  const mimeType = wanted.find((type) => MediaRecorder.isTypeSupported(type)) ?? '';
  const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: 48_000 });
  const pieces: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size > 0) pieces.push(data);
  });
  const close = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  const ended = new Promise<void>((resolve) => {
    recorder.addEventListener('stop', () => resolve());
  });
  recorder.start(500);
  const end = () => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  return {
    stop: async () => {
      end();
      await ended;
      close();
      const [type = 'audio/webm'] = recorder.mimeType.split(';');
      return pieces.length > 0 ? new Blob(pieces, { type }) : null;
    },
    cancel: () => {
      end();
      close();
    },
  };
};
