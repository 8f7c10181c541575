/** What the browser can tell about a video: its length, and a still from near its beginning if it can draw one. */
export interface FilmFacts {
  /** To the tenth. */
  seconds: number;
  still: Blob | null;
}

const waitForEvent = (video: HTMLVideoElement, event: string): Promise<void> =>
  new Promise((resolve, reject) => {
    video.addEventListener(event, () => resolve(), { once: true });
    video.addEventListener('error', () => reject(new Error('not a film')), { once: true });
  });

const measureDuration = async (video: HTMLVideoElement): Promise<number> => {
  if (Number.isFinite(video.duration)) return video.duration;
  // Recorders do not write the duration: seeking to the end reveals it.
  const known = waitForEvent(video, 'durationchange');
  video.currentTime = Number.MAX_SAFE_INTEGER;
  await known;
  return video.duration;
};

const drawStill = async (video: HTMLVideoElement): Promise<Blob | null> => {
  const canvas = document.createElement('canvas');
  const width = Math.min(1280, video.videoWidth);
  canvas.width = width;
  canvas.height = Math.round((width * video.videoHeight) / video.videoWidth);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.8));
};

/** Measures a chosen video; rejects if the browser cannot read it. */
export const measureFilm = async (file: File): Promise<FilmFacts> => {
  const url = URL.createObjectURL(file);
  const video = document.createElement('video');
  try {
    const known = waitForEvent(video, 'loadedmetadata');
    video.muted = true;
    video.preload = 'auto';
    video.src = url;
    await known;
    const seconds = Math.round((await measureDuration(video)) * 10) / 10;
    if (!Number.isFinite(seconds) || seconds <= 0 || video.videoWidth === 0) throw new Error('not a film');
    const shown = waitForEvent(video, 'seeked');
    video.currentTime = Math.min(1, seconds / 2);
    await shown;
    return { seconds, still: await drawStill(video) };
  } finally {
    video.removeAttribute('src');
    URL.revokeObjectURL(url);
  }
};
