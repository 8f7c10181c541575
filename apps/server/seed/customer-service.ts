import { customerServiceSetting } from '@inkstone/session/server';
import type { Seeding } from './index.ts';

/** A corner of a QR code, which leads nowhere: the picture is a sample and says so. */
const corner = (x: number, y: number): string =>
  `<path d="M${x} ${y}h42v42h-42zm6 6v30h30v-30z" fill-rule="evenodd"/><path d="M${x + 12} ${y + 12}h18v18h-18z"/>`;

const samplePicture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 176 176" width="176" height="176">
<rect width="176" height="176" fill="#fff"/><g fill="#222">${corner(12, 12)}${corner(122, 12)}${corner(12, 122)}
<path d="M66 12h10v10h-10zm20 10h12v10h-12zm-14 20h10v12h-10zm34-30h8v18h-8zM12 66h10v8h-10zm24 6h12v8h-12zm88-4h10v10h-10zm24 8h14v8h-14zM66 122h12v10h-12zm22 12h10v16h-10zm-18 20h10v10h-10zm54-30h14v10h-14zm26 14h12v12h-12zm-22 20h16v8h-16z"/></g>
<rect x="0" y="70" width="176" height="36" fill="#fff"/><text x="88" y="95" font-family="sans-serif" font-size="20" text-anchor="middle" fill="#222">SAMPLE</text></svg>`;

/** Seeds how students reach the sample school. */
export const seedCustomerService = async ({ services, log }: Seeding): Promise<void> => {
  await services.settings.save(customerServiceSetting, {
    picture: `data:image/svg+xml;base64,${Buffer.from(samplePicture).toString('base64')}`,
    note: {
      en: 'This picture is a sample: a real school puts its own code here. It answers on weekdays from 9:00 to 18:00.',
      zh: '此图仅为示例，正式使用时换成学校自己的二维码。工作日 9:00–18:00 回复。',
    },
  });
  log('customer service');
};
