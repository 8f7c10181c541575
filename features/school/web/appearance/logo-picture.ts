import { mostLogoPixels } from '../../rules.ts';

/** The kinds of pictures that a logo is made from. */
export const logoTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'];

const loadImage = (address: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('unreadable'));
    image.src = address;
  });

/** The largest size within the limits; a picture of shapes alone may have no size of its own. */
export const fitLogo = (own: { width: number; height: number }): { width: number; height: number } => {
  const { width, height } = own.width > 0 && own.height > 0 ? own : mostLogoPixels;
  const scale = Math.min(1, mostLogoPixels.width / width, mostLogoPixels.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

/**
 * A chosen file redrawn as a PNG, a data URL; throws where it is no picture. Nothing in a picture runs while it is
 * drawn, and only its pixels go on.
 */
export const drawLogo = async (file: File): Promise<string> => {
  if (!logoTypes.includes(file.type)) throw new Error('unreadable');
  const address = URL.createObjectURL(file);
  try {
    const image = await loadImage(address);
    const size = fitLogo({ width: image.naturalWidth, height: image.naturalHeight });
    const canvas = Object.assign(document.createElement('canvas'), size);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('unreadable');
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, size.width, size.height);
    return canvas.toDataURL('image/png');
  } finally {
    URL.revokeObjectURL(address);
  }
};
