import { defineMessages } from '@inkstone/base';

/** The identity provider of the school. */
export const signOnProviderMessages = defineMessages('school.signOnProvider', {
  section: { en: 'Sign-on provider', zh: '统一身份服务' },
  explanation: {
    en: 'With an OpenID Connect provider, such as Keycloak, Entra ID or Google Workspace, people sign in with the account that they have there. Passwords keep working beside it.',
    zh: '接入 OpenID Connect 身份服务（如 Keycloak、Entra ID、Google Workspace）后，大家可用那里的账号登录，原有密码仍可使用。',
  },
  fixed: {
    en: 'The environment of the server names the provider, and that one counts. It is changed there, not here.',
    zh: '统一身份服务已由服务器环境变量指定，以其为准，须在那里修改。',
  },
  noPublicAddress: {
    en: 'A provider sends browsers back to this school, and the server does not know its own address by https. Whoever runs it sets PUBLIC_URL; then the provider can be entered here.',
    zh: '身份服务需要把浏览器送回本系统，而服务器尚不知道自己的 https 访问地址。请服务器管理者设置 PUBLIC_URL，之后即可在此填写。',
  },
  callback: {
    en: 'Register Inkstone with the provider first, with this address to come back to:',
    zh: '请先在身份服务中登记本系统，回调地址填写：',
  },
  none: {
    en: 'No provider is set: people sign in with passwords.',
    zh: '尚未设置统一身份服务，大家用密码登录。',
  },
  failed: { en: 'The provider could not be loaded', zh: '统一身份服务设置加载失败' },
  safe: { en: 'Nothing was changed.', zh: '没有任何更改。' },
  issuer: { en: 'Address of the provider', zh: '身份服务地址' },
  issuerNote: {
    en: 'The provider calls it the issuer, such as https://id.example/realms/school.',
    zh: '即身份服务的 issuer，如 https://id.example/realms/school。',
  },
  clientId: { en: 'Client ID', zh: '客户端 ID（Client ID）' },
  usesSecret: { en: 'The provider gave a secret for it', zh: '身份服务提供了密钥' },
  usesSecretNote: {
    en: 'Off for a public client, which is protected by PKCE alone.',
    zh: '公开客户端没有密钥，仅靠 PKCE 保护，请取消勾选。',
  },
  clientSecret: { en: 'Client secret', zh: '客户端密钥（Client secret）' },
  secretNote: { en: 'It is stored encrypted and never shown again.', zh: '密钥加密保存，之后不再显示。' },
  secretStored: {
    en: 'One is stored. Empty: it stays, for the same address and client ID.',
    zh: '已保存密钥。留空则继续使用（地址和客户端 ID 不变时）。',
  },
  claim: { en: 'What names the person', zh: '用于识别人员的信息项' },
  claimNote: {
    en: '“email” is compared with the proved mail address, anything else with the user name. People must not be able to choose it freely at the provider.',
    zh: '“email”与已验证的邮箱比对，其他信息项与用户名比对。该项在身份服务中不应允许本人随意修改。',
  },
  name: { en: 'Name on the login button, in English', zh: '登录按钮上的英文名称' },
  nameNote: { en: 'After “Sign in with”, such as Campus ID.', zh: '显示在“Sign in with”之后，如 Campus ID。' },
  nameZh: { en: 'Name on the login button, in Chinese', zh: '登录按钮上的中文名称' },
  accountUrl: { en: 'Account page of the provider', zh: '身份服务的账号页面' },
  accountUrlNote: {
    en: 'Optional. People who came through the provider find it in their account.',
    zh: '选填。通过身份服务登录的人可在个人账号中打开。',
  },
  passwordUrl: { en: 'Password page of the provider', zh: '身份服务的修改密码页面' },
  passwordUrlNote: {
    en: 'Optional. It takes the place of the password page here.',
    zh: '选填。代替本系统的修改密码页面。',
  },
  needIssuer: {
    en: 'Enter the address of the provider, beginning with https://.',
    zh: '请填写以 https:// 开头的身份服务地址。',
  },
  needClient: { en: 'Enter the client ID.', zh: '请填写客户端 ID。' },
  needClaim: {
    en: 'Enter the name of the claim that names the person, such as preferred_username or email.',
    zh: '请填写用于识别人员的信息项，如 preferred_username 或 email。',
  },
  needName: { en: 'Enter the provider’s name in both languages.', zh: '请填写身份服务的中英文名称。' },
  needPage: {
    en: 'The pages of the provider have to begin with https://.',
    zh: '身份服务的页面地址须以 https:// 开头。',
  },
  save: { en: 'Save provider', zh: '保存身份服务' },
  saved: { en: 'Saved. The login offers this provider now.', zh: '已保存，登录页现可使用该身份服务。' },
  remove: { en: 'Remove provider', zh: '移除身份服务' },
  removed: { en: 'Removed. People sign in with passwords.', zh: '已移除，大家用密码登录。' },
  removeTitle: { en: 'Remove the provider?', zh: '移除统一身份服务？' },
  removeBody: {
    en: 'Nobody signs in through it any more. Anybody without a password here needs a new one from you. Whoever is signed in stays so.',
    zh: '之后无法再通过它登录，没有密码的人需要由你重设密码。已登录的人不受影响。',
  },
  test: { en: 'Test provider', zh: '测试身份服务' },
  testNote: {
    en: 'Asks the provider for its description and its keys, by the values above, saved or not. The secret is first used when somebody signs in: try that below after saving.',
    zh: '按上面填写的内容（无论是否已保存）读取身份服务的说明和签名公钥。密钥在登录时才会用到，保存后请在下方测试登录。',
  },
  testFailed: { en: 'The test did not work', zh: '测试未成功' },
  testWorked: {
    en: 'The provider answers. Keys that it signs with: {count}.',
    zh: '身份服务响应正常，共有 {count} 个签名公钥。',
  },
  claimListed: { en: 'It says that it sends “{claim}”.', zh: '它声明会提供“{claim}”。' },
  claimMissing: {
    en: 'It does not list “{claim}” among what it sends: check the name, and try a sign-in.',
    zh: '它声明提供的信息项中没有“{claim}”，请核对名称并测试登录。',
  },
  claimUnstated: {
    en: 'It does not say whether it sends “{claim}”: a sign-in shows that.',
    zh: '它未说明是否提供“{claim}”，测试登录即可得知。',
  },
  private: {
    en: 'The address leads into the own machine or network, which is not allowed.',
    zh: '该地址指向本机或内部网络，不允许使用。',
  },
  unreachable: {
    en: 'Nothing answered at this address. Check it, and that the provider is reachable from the server.',
    zh: '该地址没有响应。请检查地址，并确认服务器可以访问身份服务。',
  },
  certificate: {
    en: 'No encrypted connection could be made. The name has to be the one on the certificate, and the certificate valid.',
    zh: '无法建立加密连接。请确认域名与证书一致，且证书有效。',
  },
  noProvider: {
    en: 'Something answers at this address, but no OpenID provider. Its description is expected at /.well-known/openid-configuration below the address.',
    zh: '该地址有响应，但不是 OpenID 身份服务。其说明文件应位于该地址下的 /.well-known/openid-configuration。',
  },
  otherIssuer: {
    en: 'The provider calls itself by another address. Enter the issuer exactly as it says, letter by letter.',
    zh: '身份服务自称的地址与填写的不同，请逐字填写其 issuer。',
  },
  plain: {
    en: 'The provider leads to addresses without encryption. That is not allowed.',
    zh: '身份服务指向了未加密的地址，不允许使用。',
  },
  keys: {
    en: 'The provider answers, but its keys cannot be read. Without them nobody can be let in.',
    zh: '身份服务有响应，但无法读取签名公钥，因此无法登录。',
  },
});
