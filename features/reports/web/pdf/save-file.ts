/** Saves a PDF under a name that every system takes. */
export const saveFile = (pdf: Blob, fileName: string): void => {
  const link = document.createElement('a');
  const url = URL.createObjectURL(pdf);
  link.href = url;
  link.download = `${fileName.replaceAll(/\s*[\\/:*?"<>|]+\s*/g, ' ').trim()}.pdf`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
