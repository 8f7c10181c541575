const revokeDelayMs = 60_000;

/** Saves bytes as a downloaded file; characters that some systems do not allow in a name become a space. */
export const saveFile = (bytes: Blob, name: string): void => {
  const link = document.createElement('a');
  const url = URL.createObjectURL(bytes);
  link.href = url;
  const plain = name.replaceAll(/[\\/:*?"<>|\s]+/g, ' ').trim();
  link.download = plain.replace(/ +(\.\w+)$/, '$1');
  link.click();
  // The browser reads the bytes after the click.
  setTimeout(() => URL.revokeObjectURL(url), revokeDelayMs);
};
