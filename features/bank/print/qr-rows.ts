import qrcode from 'qrcode-generator';

/** The modules of a QR code, without its white border: a row of 0 and 1 for each line, 1 is dark. */
export const buildQrRows = (text: string): string[] => {
  const code = qrcode(0, 'M');
  code.addData(text, 'Alphanumeric');
  code.make();
  const places = Array.from({ length: code.getModuleCount() }, (_, place) => place);
  return places.map((row) => places.map((column) => (code.isDark(row, column) ? '1' : '0')).join(''));
};
