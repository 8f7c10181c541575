/** Length of a recording in whole seconds, as the browser reads it; undefined where it cannot. */
export const measureSeconds = (file: File): Promise<number | undefined> =>
  new Promise((resolve) => {
    const url = URL.createObjectURL(file);
    const audio = new Audio(url);
    const finish = (seconds: number | undefined) => {
      URL.revokeObjectURL(url);
      resolve(seconds);
    };
    const reportDuration = () => Number.isFinite(audio.duration) && finish(Math.max(1, Math.ceil(audio.duration)));
    audio.preload = 'metadata';
    audio.ondurationchange = reportDuration;
    // A recording of a browser says its length only once it was sought to its end.
    audio.onloadedmetadata = () => {
      if (!Number.isFinite(audio.duration)) audio.currentTime = 1e9;
    };
    audio.onerror = () => finish(undefined);
    setTimeout(() => finish(undefined), 15_000);
  });
