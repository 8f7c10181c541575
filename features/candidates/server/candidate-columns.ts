interface Facts {
  mail?: string | undefined;
  phone?: string | undefined;
  position: string;
  message?: string | undefined;
}

export const toRecordColumns = ({ mail, phone, position, message }: Facts) => ({
  mail: mail || null,
  phone: phone || null,
  position,
  message: message || null,
});
