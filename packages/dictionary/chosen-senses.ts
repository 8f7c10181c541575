/**
 * Usual meanings as `word part: Chinese words`, for common words that CC-CEDICT read backwards puts in another order: it
 * knows neither which of several meanings is looked for, nor which of them is a noun. They stand before what it has.
 * Written for this product.
 */
const table = `
well r: 好 很
math n: 数学
maths n: 数学
okay a: 好 可以
okay r: 好
bear v: 忍受 承受
bear n: 熊
right a: 正确 对 右边的
right n: 权利 右边
present v: 提出 呈现
present a: 现在的 在场的
present n: 礼物 现在
march v: 行军 行进
march n: 行军 游行
Polish a: 波兰的
Polish n: 波兰语
kind n: 种类 种
kind a: 友好 善良
mean v: 意思是 意味着
mean a: 吝啬 刻薄 平均的
mean n: 平均数
mind n: 头脑 心 精神
mind v: 介意 在意
kindly a: 和善 亲切
kindly r: 亲切地 好心地
address n: 地址 演说
address v: 对……讲话 处理
book n: 书 书籍
book v: 预订
charge v: 收费 指控 充电 冲锋
charge n: 费用 指控 电荷
close v: 关 关闭 结束
close a: 近 亲密
close r: 靠近
current a: 当前 现在的
current n: 水流 电流
desert n: 沙漠
desert v: 抛弃 离弃
draw v: 画 拉 吸引
even r: 甚至 更
even a: 平的 均匀
figure n: 数字 图 人物
figure v: 认为 计算
fine a: 好 细
fine n: 罚款
human a: 人的 人类的
human n: 人 人类
face n: 脸 面
hard a: 硬 困难
hard r: 努力
issue n: 问题 议题 一期
issue v: 发布 颁发
key n: 钥匙 关键 答案
key a: 关键的
lead v: 带领 领导
lead n: 领先 铅
leave v: 离开 留下
leave n: 假期
left a: 左边的
left n: 左边
letter n: 信 字母
light n: 光 灯
light a: 轻 浅色的
light v: 点燃 照亮
long a: 长
long r: 长久地
long v: 渴望
match v: 相配 符合
match n: 比赛 火柴
object n: 物体 对象
object v: 反对
order n: 命令 顺序 订单
order v: 命令 订购
party n: 聚会 政党 一方
play v: 玩 演奏 扮演
play n: 戏剧 玩耍
point n: 点 要点
point v: 指
race n: 种族 赛跑
race v: 赛跑
river n: 河 河流
paper n: 纸 论文
rest n: 休息 其余
rest v: 休息
room n: 房间 空间
save v: 救 节省 保存
season n: 季节
season v: 调味
set v: 放置 设定 落山
set n: 一套 集合
sound n: 声音
sound v: 听起来
sound a: 健全 合理
spring n: 春天 泉水 弹簧
spring v: 跳 弹
state n: 状态 国家 州
state v: 陈述 说明
subject n: 科目 主题 主语
subject a: 受……支配的
term n: 学期 术语 期限
term v: 称为
watch v: 看 观看
watch n: 手表
depend v: 依靠 取决于
American a: 美国的
American n: 美国人
Chinese a: 中国的 中文的
Chinese n: 中文 中国人
Korea n: 韩国 朝鲜
Korean a: 韩国的 朝鲜的
Korean n: 韩语 韩国人
Japanese a: 日本的
Japanese n: 日语 日本人
English a: 英国的 英语的
English n: 英语 英国人
gay a: 同性恋的 快乐
bright a: 明亮 聪明
dry v: 弄干 变干
august a: 威严
nevertheless r: 然而 不过
nonetheless r: 尽管如此 然而
notwithstanding r: 尽管如此
insofar r: 在……程度上
likewise r: 同样地 也
apart r: 分开 相隔
apart a: 分开的
aside r: 在旁边 到一边
alike a: 相似的
alike r: 同样地
thereof r: 其 由此
therein r: 在其中
forth r: 向前 向外
hence r: 因此 所以
anyway r: 不管怎样 反正
ever r: 曾经 从来
thank v: 感谢 谢谢
`;

/** The chosen Chinese words by `spelling/part`. */
export const chosenSenses: ReadonlyMap<string, readonly string[]> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [, spelling = '', part = '', chinese = ''] = /^(\S+) ([nvar]): (.+)$/.exec(line) ?? [];
      return [`${spelling}/${part}`, chinese.split(' ')];
    }),
);
