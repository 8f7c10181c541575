import { words } from '@inkstone/base';

/** What the frame says around the screens. */
export const messages = words('web', {
  skip: { en: 'Skip to the content', zh: '跳到正文' },
  mainMenu: { en: 'Main menu', zh: '主菜单' },
  closeMenu: { en: 'Close the menu', zh: '收起菜单' },
  openMenu: { en: 'Menu', zh: '菜单' },
  missingTitle: { en: 'This address is not complete', zh: '地址不完整' },
  missingBody: {
    en: 'The page does not know which item to show: {names} is missing or wrong in the address. Please open it from its list.',
    zh: '地址中缺少或写错了 {names}，页面不知道该显示哪一项。请从列表中重新打开。',
  },
  unknownTitle: { en: 'There is no page here', zh: '这里没有页面' },
  unknownBody: {
    en: 'The address {path} leads nowhere. It may have been cut off when it was copied.',
    zh: '地址 {path} 没有对应的页面，可能在复制时被截断了。',
  },
  back: { en: 'Back', zh: '返回' },
  toStart: { en: 'To the start page', zh: '返回首页' },
  brand: { en: 'Inkstone', zh: '砚' },
  catalogue: { en: 'Parts', zh: '组件' },
});
