import { defineMessages } from '@inkstone/base';

/** Logo and colour of the school. */
export const appearanceMessages = defineMessages('school.appearance', {
  section: { en: 'Logo and colour', zh: '标识与颜色' },
  explanation: {
    en: 'The logo stands on top of every page, on the login page and in the head of reports as PDF. The colour is that of main buttons and of the current entry of the menu.',
    zh: '学校标识显示在各页面顶部、登录页和 PDF 报告的页眉。颜色用于主要按钮和当前菜单项。',
  },
  failed: { en: 'Logo and colour could not be loaded', zh: '标识与颜色加载失败' },
  safe: { en: 'Nothing was changed.', zh: '没有任何更改。' },
  logo: { en: 'Logo', zh: '学校标识' },
  logoAlt: { en: 'The school’s logo', zh: '学校标识' },
  logoNote: {
    en: 'A PNG, JPEG, WebP or SVG; it is kept as a picture of at most 640 by 160 pixels. Without one pages show Inkstone’s own mark.',
    zh: '支持 PNG、JPEG、WebP 或 SVG，保存为不超过 640×160 像素的图片。未设置时显示产品自身的标识。',
  },
  chooseLogo: { en: 'Choose logo', zh: '选择标识' },
  removeLogo: { en: 'Remove logo', zh: '移除标识' },
  logoWrong: {
    en: 'This file cannot be used as a logo. Choose a PNG, JPEG, WebP or SVG picture.',
    zh: '该文件不能用作标识，请选择 PNG、JPEG、WebP 或 SVG 图片。',
  },
  colored: { en: 'Use a colour of the school', zh: '使用学校的颜色' },
  coloredNote: {
    en: 'Without one buttons are in ink, the product’s own look.',
    zh: '不使用时，按钮为产品默认的墨色。',
  },
  light: { en: 'In the light scheme', zh: '浅色模式' },
  dark: { en: 'In the dark scheme', zh: '深色模式' },
  colorNote: { en: 'Six digits after #, such as #1a5499.', zh: '# 后接六位，如 #1a5499。' },
  pick: { en: 'Pick a colour: {name}', zh: '选取颜色：{name}' },
  needColor: {
    en: 'Enter a colour as # and six digits from 0 to 9 and a to f.',
    zh: '颜色须为 # 后接六位 0–9 或 a–f。',
  },
  lightFails: {
    en: 'This colour cannot be read well enough in the light scheme. The nearest that can: {color}.',
    zh: '该颜色在浅色模式下对比度不足，最接近的可用颜色为 {color}。',
  },
  darkFails: {
    en: 'This colour cannot be read well enough in the dark scheme. The nearest that can: {color}.',
    zh: '该颜色在深色模式下对比度不足，最接近的可用颜色为 {color}。',
  },
  use: { en: 'Use {color}', zh: '使用 {color}' },
  sample: { en: 'Save', zh: '保存' },
  sampleLight: { en: 'A button in the light scheme', zh: '浅色模式下的按钮' },
  sampleDark: { en: 'A button in the dark scheme', zh: '深色模式下的按钮' },
  save: { en: 'Save logo and colour', zh: '保存标识与颜色' },
  saved: { en: 'Saved. Every page shows it now, open ones too.', zh: '已保存，所有页面（包括已打开的）立即生效。' },
});
