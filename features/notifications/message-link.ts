/** The path that opens what a message is about, after the sign-in where one is needed; mails and pushes lead there. */
export const buildMessageLink = (messageId: number): string => `/message?id=${messageId}`;
