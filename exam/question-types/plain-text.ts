const characterByEntity: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** A short rich text as plain words, for names that are said; a picture is what it shows. */
export const toPlainText = (html: string): string =>
  html
    .replace(/<img\b[^>]*?\salt="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (whole, name: string) => characterByEntity[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
