import { defineMessages } from '@inkstone/base';

/** The CRM of the school. */
export const schoolCrmMessages = defineMessages('school.crm', {
  section: { en: 'CRM', zh: 'CRM' },
  explanation: {
    en: 'Teachers say on a student’s page which customer of your CRM the student is, and open the customer’s page from there. Where the CRM has an interface, the link is read from it and written to it.',
    zh: '老师可在学生页面填写其对应的 CRM 客户，并由此打开客户页面。如 CRM 提供接口，关联会与其同步。',
  },
  fixed: {
    en: 'The environment of the server names the CRM, and that one counts. It is changed there, not here.',
    zh: 'CRM 已由服务器环境变量指定，以其为准，须在那里修改。',
  },
  pagesFixed: {
    en: 'The environment of the server names the customers’ pages. They are changed there, not here.',
    zh: '客户页面地址已由服务器环境变量指定，须在那里修改。',
  },
  apiFixed: {
    en: 'The environment of the server names the interface. It is changed there, not here.',
    zh: '接口已由服务器环境变量指定，须在那里修改。',
  },
  none: { en: 'No CRM is set here.', zh: '尚未在此设置 CRM。' },
  failed: { en: 'The CRM could not be loaded', zh: 'CRM 设置加载失败' },
  safe: { en: 'Nothing was changed.', zh: '没有任何更改。' },
  pageUrl: { en: 'A customer’s page', zh: '客户页面地址' },
  pageUrlNote: {
    en: 'With {number} where the customer’s number stands, such as https://crm.example/customers/{number}. Empty: numbers are kept and open nothing.',
    zh: '用 {number} 代表客户编号，如 https://crm.example/customers/{number}。留空则只保存编号，不能打开页面。',
  },
  baseUrl: { en: 'Address of the interface', zh: '接口地址' },
  baseUrlNote: {
    en: 'Where the CRM answers the requests that docs/crm.md of Inkstone describes. Empty: there is none.',
    zh: 'CRM 按 Inkstone 的 docs/crm.md 响应请求的地址。没有接口时留空。',
  },
  token: { en: 'Key of the interface', zh: '接口密钥' },
  tokenNote: { en: 'It is stored encrypted and never shown again.', zh: '密钥加密保存，之后不再显示。' },
  tokenStored: {
    en: 'One is stored. Empty: it stays, for the same address.',
    zh: '已保存密钥。留空则继续使用（地址不变时）。',
  },
  needEither: {
    en: 'Enter a customer’s page, the interface, or both. To have none, remove the CRM.',
    zh: '请填写客户页面地址或接口地址。如都不需要，请移除 CRM。',
  },
  needPage: {
    en: 'A customer’s page: an address that begins with https:// and has {number} in its path.',
    zh: '客户页面地址须以 https:// 开头，且路径中含有 {number}。',
  },
  needInterface: {
    en: 'Enter the address of the interface, beginning with https://.',
    zh: '请填写以 https:// 开头的接口地址。',
  },
  needToken: {
    en: 'The key has at least 8 characters: letters, digits and signs without spaces.',
    zh: '密钥至少 8 个字符，由字母、数字和符号组成，不含空格。',
  },
  save: { en: 'Save CRM', zh: '保存 CRM 设置' },
  saved: { en: 'Saved. Students’ pages use this CRM now.', zh: '已保存，学生页面现使用该 CRM。' },
  remove: { en: 'Remove CRM', zh: '移除 CRM' },
  removed: { en: 'Removed. Numbers of customers stay here.', zh: '已移除，客户编号仍保留。' },
  removeTitle: { en: 'Remove the CRM?', zh: '移除 CRM？' },
  removeBody: {
    en: 'Numbers of customers stay on students’ pages, and nothing is read from the CRM or written to it any more.',
    zh: '学生页面上的客户编号会保留，但不再与 CRM 同步。',
  },
  test: { en: 'Test interface', zh: '测试接口' },
  testNote: {
    en: 'Asks the interface for a student that does not exist, by the values above, saved or not. Nothing is changed there.',
    zh: '按上面填写的内容（无论是否已保存）向接口查询一个不存在的学生，不会更改任何内容。',
  },
  testFailed: { en: 'The test did not work', zh: '测试未成功' },
  testWorked: {
    en: 'The interface answers as it should and takes the key.',
    zh: '接口响应正常，密钥有效。',
  },
  private: {
    en: 'The address leads into the own machine or network, which is not allowed.',
    zh: '该地址指向本机或内部网络，不允许使用。',
  },
  unreachable: {
    en: 'Nothing answered at this address within five seconds.',
    zh: '该地址在五秒内没有响应。',
  },
  certificate: {
    en: 'No encrypted connection could be made. The name has to be the one on the certificate, and the certificate valid.',
    zh: '无法建立加密连接。请确认域名与证书一致，且证书有效。',
  },
  denied: { en: 'The interface does not accept the key.', zh: '接口不接受该密钥。' },
  odd: {
    en: 'Something answers at this address, but not as the interface should. Check the address.',
    zh: '该地址有响应，但不符合接口约定，请检查地址。',
  },
});
