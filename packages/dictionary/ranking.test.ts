import { beforeAll, expect, test } from 'vitest';
import { buildShards } from './build.ts';
import { lookUpIn, type DictionaryEntry } from './index.ts';
import type { Shard } from './shards.ts';

/** Words of exam texts with the Chinese words that may stand first, whichever part of speech does. */
const examWords = `
who: 谁
it: 它
us: 我们
may: 可以 可能
can: 能 可以 能够 会
will: 将 会 将要 愿意
like: 喜欢 像
well: 好 井 很好 嗯
fair: 公平 公正 集市
bear: 熊 忍受 承受
bank: 银行 岸 河岸
right: 正确 对 右 右边 权利
mean: 意思 意味着 意味 意思是 表示 平均
kind: 友好 种类 种 善良 类
present: 现在 礼物 目前 出席 当前 提出 呈现
object: 物体 反对 对象 目标 东西 物 宾语
march: 行军 前进 进军 行进
March: 三月
china: 瓷器 瓷
China: 中国
polish: 擦亮 磨光 抛光 擦 润色 磨
Polish: 波兰的 波兰语 波兰 波兰人 波兰文
turkey: 火鸡
Turkey: 土耳其
he: 他
she: 她
they: 他们 她们 它们
them: 他们 她们 它们
him: 他
her: 她 她的
we: 我们
i: 我
you: 你 您 你们
my: 我的
your: 你的
this: 这 这个
that: 那 那个
what: 什么
which: 哪个 哪 哪一个 哪些
and: 和 与 及 以及 并且
or: 或 或者 还是
but: 但是 但 可是 不过
if: 如果 要是 假如
because: 因为
so: 所以 因此 如此 这么
than: 比
with: 和 跟 同 用 与 具有
without: 没有 不 无
for: 为 为了 对 给 对于
from: 从 自 由
to: 到 向 至 往
of: 的
in: 在 里 在……里 中 内 里面
on: 在……上 在 上 上面
at: 在 于
by: 由 被 靠 通过 用 在……旁边
about: 关于 大约 有关
as: 作为 像 如 当 如同 因为
must: 必须 得 应该
should: 应该 应当 应
could: 能 可以 可能 能够
would: 会 将 愿意 将会
might: 可能 或许 也许 力量 威力 力气
state: 国家 州 状态 状况 陈述 政府 说明 情况
mind: 头脑 心 介意 心灵 思想 精神
kindly: 亲切 友好 好心 和善 善意
address: 地址 演说 住址
book: 书 书籍
change: 改变 变化 变 变更 更改
charge: 收费 费用 指控 充电 电荷 负责 控告 罪名
close: 关 关闭 近 接近 靠近 亲密 关上 结束
company: 公司 陪伴
content: 内容 满足 满意
course: 课程 过程 路线
current: 现在的 当前 目前 现在 电流 水流 流 现行
date: 日期 约会 日子
degree: 程度 度 学位
desert: 沙漠 抛弃 遗弃
draw: 画 拉 吸引 抽 绘 画画
experience: 经验 经历 体验
express: 表达 表示 快车
face: 脸 面 面对 面孔 脸部
fall: 落 跌 下降 秋天 倒 掉 落下 跌倒 秋季 降
figure: 数字 图 人物 身材 图形 数
fine: 好 罚款 细 很好 优良
firm: 公司 坚固 坚定 牢固 结实 稳固 商行
force: 力 力量 强迫 迫使 部队
general: 一般 将军 普遍 总 普通 总的
ground: 地 地面 土地 理由
hand: 手
hard: 硬 难 努力 困难 坚硬 艰难
interest: 兴趣 利息 利益
issue: 问题 发行 议题 期 颁发 发布
key: 钥匙 关键 键
last: 最后 上 持续 上一个 最后的 持久 最终
lead: 领导 带领 铅 引导 率领 带
leave: 离开 留下 走 假 请假 休假 出发
letter: 信 字母 信件 书信
lie: 躺 说谎 谎言 谎 撒谎 谎话 位于
light: 光 灯 轻 光线 亮
long: 长 久
match: 相配 比赛 火柴 匹配 配
matter: 事 物质 事情 要紧 问题
mine: 我的 矿 矿井 矿山 地雷
minute: 分钟 分 微小 一会儿
order: 命令 顺序 订购 秩序 次序 点菜 订单
paper: 纸 论文 纸张 报纸
park: 公园 停车
party: 聚会 党 政党 派对 晚会 方
patient: 病人 耐心 患者 有耐心
place: 地方 放 地点 位置 场所 放置
plant: 植物 种 工厂 种植
play: 玩 演奏 戏剧 打 戏 玩耍 比赛 剧本 播放
point: 点 要点 指 观点
power: 力量 权力 电力 能力 力 动力 权
race: 种族 比赛 赛跑 赛
rest: 休息 其余 其他 剩余
room: 房间 空间 室 屋子 间
rule: 规则 统治 规定 规律
save: 救 节省 保存 节约 存 挽救 拯救 储蓄
season: 季节 季
second: 秒 第二 第二个
sense: 感觉 意义 感 意识 感官 感到
set: 放置 套 组 放 设置 集合 设定 一套
sound: 声音 声 听起来 响
spring: 春天 弹簧 春 泉 春季 泉水 弹
study: 学习 研究 书房
subject: 科目 主题 主语 题目 学科 课题
table: 桌子 表 桌 表格 台
term: 学期 术语 期 词语 期限 条款
time: 时间 时候 次 时
train: 火车 训练 列车 培训
watch: 看 手表 观看 表 注视 守
way: 方法 路 方式 道路 办法 道
work: 工作 作品 劳动
Han: 汉 汉族 汉朝 韩
Zhou: 周代 周 周朝
Li: 李
Guangzhou: 广州
Korea: 韩国 朝鲜 高丽 朝鲜半岛
Korean: 韩国的 韩国人 韩语 朝鲜语 韩文 朝鲜族 韩国 朝鲜 朝鲜人
Japan: 日本
Japanese: 日本的 日语 日本人 日文 日本
America: 美国 美洲
American: 美国的 美国人 美国 美洲
Chinese: 中国的 中文 中国人 汉语 中国 华
WHO: 世界卫生组织 世卫组织 世卫
IT: 信息技术
US: 美国
May: 五月
Wang: 王
Tang: 唐代 唐 唐朝
Song: 宋代 宋 宋朝
song: 歌 歌曲
Ming: 明代 明 明朝
Qing: 清代 清 清朝
Shanghai: 上海
English: 英国的 英语的 英语 英文 英国人
august: 威严 庄严 令人敬畏
August: 八月
`;

let shards: Map<string, Shard>;

beforeAll(() => {
  shards = buildShards();
});

const lookUp = (word: string): Promise<DictionaryEntry | null> =>
  lookUpIn(async (name) => shards.get(name) ?? {}, word);

const findChinese = async (word: string): Promise<string[]> =>
  (await lookUp(word))?.parts.flatMap(({ zh }) => zh) ?? [];

test.each(
  examWords
    .trim()
    .split('\n')
    .map((line) => line.split(': ')),
)('the first meaning of %s is one of %s', async (word = '', expected = '') => {
  expect(expected.split(' ')).toContain((await findChinese(word))[0]);
});

test.each([
  ['谁', 'Who'],
  ['它', 'It'],
  ['这', 'This'],
  ['年轻', 'Young'],
  ['希望', 'Hope'],
  ['日', 'Day'],
  ['国王', 'King'],
  ['石头', 'Stone'],
  ['他', 'He'],
  ['没有', 'No'],
])('%s is meant by %s at the beginning of a sentence', async (chinese, word) => {
  expect(await findChinese(word)).toContain(chinese);
  expect((await lookUp(word))?.word).toBe(word.toLowerCase());
});

test.each([
  ['march', 'March'],
  ['March', 'march'],
  ['who', 'WHO'],
  ['WHO', 'who'],
  ['Polish', 'polish'],
  ['china', 'China'],
])('%s leads to %s', async (word, related) => {
  expect((await lookUp(word))?.word).toBe(word);
  expect((await lookUp(word))?.relatedWords).toContain(related);
  expect((await lookUp(related))?.word).toBe(related);
});

test.each([
  ['AIDS', 'AIDS'],
  ['aids', 'aid'],
  ['Koreans', 'Korean'],
  ['Turkeys', 'Turkey'],
  ['turkeys', 'turkey'],
  ['monday', 'Monday'],
  ['beijing', 'Beijing'],
  ["China's", 'China'],
  ['AMERICA', 'America'],
])('%s is found as %s', async (query, name) => {
  expect((await lookUp(query))?.word).toBe(name);
});

test.each(['棒国', '棒子国', '美国佬', '日本鬼子', '小日本', '鬼佬', '洋鬼子', '黑鬼', '老外'])(
  'no English word is answered first with %s',
  (word) => {
    const firsts = [...shards.values()]
      .flatMap((shard) => Object.values(shard).flat())
      .flatMap(([, parts]) => parts.map(([, , zh]) => zh[0]));
    expect(firsts).not.toContain(word);
  },
);

test('an offensive word is explained and not translated', async () => {
  const entry = await lookUp('Jap');
  expect(entry?.parts.flatMap(({ en }) => en)[0]).toContain('offensive');
  expect(entry?.parts.flatMap(({ zh }) => zh)).toEqual([]);
});

test('an abbreviation does not lead to its own letters', async () => {
  for (const word of ['U.S.', 'a.m.', 'e.g.']) {
    const letters = word.replaceAll('.', '').toLowerCase();
    const related = (await lookUp(word))?.relatedWords ?? [];
    expect(related.map((other) => other.replaceAll('.', '').toLowerCase())).not.toContain(letters);
  }
});

test('what a word means as a function word is not said again of the noun', async () => {
  const parts = (await lookUp('may'))?.parts ?? [];
  expect(parts[0]?.zh).toContain('可以');
  expect(parts.slice(1).flatMap(({ zh }) => zh)).not.toContain('可以');
});

test('a character that is used in old texts only does not stand before the word of today', async () => {
  for (const [word, old] of [
    ['we', '吾辈'],
    ['this', '斯'],
    ['who', '阿谁'],
    ['she', '伊人'],
  ] as const) {
    expect(await findChinese(word)).not.toContain(old);
  }
});
