import qrcode from 'qrcode-generator';

// The quiet zone that readers need (ISO/IEC 18004).
const quietModules = 4;

/** The dark modules of a QR code as one path, a unit square each. */
export const drawModules = (text: string): { size: number; path: string } => {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const rows = Array.from({ length: count }, (_, row) => row);
  const path = rows
    .flatMap((row) =>
      rows.flatMap((column) =>
        code.isDark(row, column) ? [`M${column + quietModules} ${row + quietModules}h1v1h-1z`] : [],
      ),
    )
    .join('');
  return { size: count + 2 * quietModules, path };
};

/** A QR code, dark on light in every colour scheme. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { size, path } = drawModules(text);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width={232}
      height={232}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
};
