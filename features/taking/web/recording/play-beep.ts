const seconds = 0.18;

/** Plays a short tone as the signal to speak; resolves when it is over, or at once where the browser cannot play it. */
export const playBeep = async (): Promise<void> => {
  try {
    const context = new AudioContext();
    if (context.state !== 'running') {
      await context.close();
      return;
    }
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.frequency.value = 880;
    gain.gain.setValueAtTime(0.0001, context.currentTime);
    gain.gain.exponentialRampToValueAtTime(0.2, context.currentTime + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + seconds);
    tone.connect(gain).connect(context.destination);
    tone.start();
    tone.stop(context.currentTime + seconds);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    void context.close();
  } catch {
    // Recording works without the tone.
  }
};
