/** Saves a file under a name that every system takes. */
export const saveFile = (bytes: Blob, fileName: string, extension = 'pdf'): void => {
  const link = document.createElement('a');
  const url = URL.createObjectURL(bytes);
  link.href = url;
  link.download = `${fileName.replaceAll(/\s*[\\/:*?"<>|]+\s*/g, ' ').trim()}.${extension}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
