/** Length of a recording in whole seconds, as the browser reads it; undefined where it cannot. */
export const secondsOf = (chosen: File): Promise<number | undefined> =>
  new Promise((resolve) => {
    const url = URL.createObjectURL(chosen);
    const audio = new Audio(url);
    const done = (seconds: number | undefined) => {
      URL.revokeObjectURL(url);
      resolve(seconds);
    };
    const tell = () => Number.isFinite(audio.duration) && done(Math.max(1, Math.ceil(audio.duration)));
    audio.preload = 'metadata';
    audio.ondurationchange = tell;
    // A recording of a browser says its length only once it was sought to its end.
    audio.onloadedmetadata = () => {
      if (!Number.isFinite(audio.duration)) audio.currentTime = 1e9;
    };
    audio.onerror = () => done(undefined);
    setTimeout(() => done(undefined), 15_000);
  });
