/** Whether a question's words have a picture among them, which is looked at while one answers. */
export const hasPicture = (html: string): boolean => /<img\b/i.test(html);
