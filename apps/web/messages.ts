import { defineMessages } from '@inkstone/base';

/** Messages of the frame. */
export const messages = defineMessages('web', {
  skip: { en: 'Skip to the content', zh: '跳到正文' },
  mainMenu: { en: 'Main menu', zh: '主菜单' },
  closeMenu: { en: 'Close the menu', zh: '收起菜单' },
  openMenu: { en: 'Menu', zh: '菜单' },
  missingTitle: { en: 'This link is not complete', zh: '链接不完整' },
  missingBody: {
    en: 'Part of it is missing or wrong, so there is nothing to show. Please open it again from its list.',
    zh: '链接缺少了一部分，或者有误，因此没有可显示的内容。请从列表中重新打开。',
  },
  unknownTitle: { en: 'There is no page here', zh: '页面不存在' },
  unknownBody: {
    en: 'The address may have been cut off when it was copied, or mistyped.',
    zh: '地址可能在复制时被截断，或输入有误。',
  },
  back: { en: 'Back', zh: '返回' },
  toStart: { en: 'To the start page', zh: '返回首页' },
  brand: { en: 'Inkstone', zh: '砚' },
  catalogue: { en: 'Parts', zh: '组件' },
});
