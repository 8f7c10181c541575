const characterByEntity: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** A short rich text as plain text, for labels; a picture is replaced by its alternative text. */
export const toPlainText = (html: string): string =>
  html
    .replace(/<img\b[^>]*?\salt="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|nbsp);/g, (entity, name: string) => characterByEntity[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
