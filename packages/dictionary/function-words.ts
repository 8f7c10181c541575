/**
 * Pronouns, modal verbs, prepositions, conjunctions, articles and interjections as `word: Chinese words`, the most usual first. WordNet
 * has none of them, and CC-CEDICT read backwards gives literary characters first. Written for this product.
 */
const table = `
i: 我
you: 你 你们
he: 他
she: 她
it: 它
we: 我们 咱们
they: 他们 她们 它们
me: 我
him: 他
her: 她 她的
us: 我们
them: 他们 她们 它们
my: 我的
your: 你的 你们的
his: 他的
its: 它的
our: 我们的
their: 他们的 她们的 它们的
mine: 我的
yours: 你的 你们的
hers: 她的
ours: 我们的
theirs: 他们的
myself: 我自己 亲自
yourself: 你自己
himself: 他自己
herself: 她自己
itself: 它自己 本身
oneself: 自己
ourselves: 我们自己
yourselves: 你们自己
themselves: 他们自己
this: 这 这个
that: 那 那个
these: 这些
those: 那些
who: 谁 ……的人
whom: 谁
whose: 谁的
what: 什么
which: 哪个 哪些
whoever: 无论谁
whatever: 无论什么
whichever: 无论哪个
someone: 某人 有人
somebody: 某人 有人
something: 某事 某物
anyone: 任何人
anybody: 任何人
anything: 任何事物
everyone: 每个人 大家
everybody: 每个人 大家
everything: 一切
nobody: 没有人
nothing: 没有什么
none: 没有一个
each: 每个 各自
every: 每个 每
either: 两者之一 也不
neither: 两者都不 也不
both: 两者都 双方
some: 一些 某些
any: 任何
other: 其他 另外
another: 另一个 再一个
the: 这 那
a: 一 一个
an: 一 一个
can: 能 可以 会
could: 能 可以 可能
may: 可以 可能
might: 可能 也许
must: 必须 一定
shall: 将 应该
should: 应该 应当
will: 将 会
would: 会 将
ought: 应该 应当
and: 和 与 并且
or: 或 或者 还是
but: 但是 可是
nor: 也不
if: 如果 是否
unless: 除非
because: 因为
since: 自从 因为
although: 虽然 尽管
though: 虽然 尽管
while: 当……的时候 然而
whereas: 然而 而
whether: 是否
than: 比
as: 作为 像 因为 当……时
so: 所以 如此
until: 直到
till: 直到
when: 什么时候 当……时
whenever: 无论何时
where: 哪里 在……的地方
wherever: 无论哪里
why: 为什么
how: 怎么 如何 多么
however: 然而 不过
once: 一次 一旦 曾经
lest: 以免 唯恐
of: 的 属于
to: 到 向 对
in: 在……里 在
on: 在……上 关于
at: 在
by: 由 被 通过 在……旁边
for: 为了 为 对于
from: 从 来自
with: 和 用 具有
without: 没有
within: 在……之内
about: 关于 大约
above: 在……上面 超过
below: 在……下面 低于
under: 在……下面
over: 在……上方 超过
between: 在……之间
among: 在……之中
against: 反对 靠着
across: 穿过 横过
along: 沿着
around: 在……周围 大约
through: 通过 穿过
throughout: 遍及 自始至终
during: 在……期间
before: 在……之前
after: 在……之后
behind: 在……后面
beside: 在……旁边
besides: 除……之外 而且
beyond: 超过 在……那边
beneath: 在……之下
despite: 尽管
except: 除……之外
into: 进入 到……里
onto: 到……上
upon: 在……上
out: 出 在外
off: 离开 脱离
up: 向上 上
down: 向下 下
near: 在……附近 近
toward: 朝 向
towards: 朝 向
via: 经由 通过
per: 每
like: 像 喜欢
not: 不 没有
no: 不 没有
yes: 是 是的
nope: 不 没有
yeah: 是 是的
hello: 你好 喂
hi: 你好 嗨
hey: 嘿 喂
oh: 哦 噢
wow: 哇
ouch: 哎哟
whilst: 当……的时候 虽然
amid: 在……之中
amidst: 在……之中
versus: 对 与……相比
unto: 到 对
albeit: 虽然 尽管
whereby: 凭此 借此
wherein: 在其中
inasmuch: 因为 鉴于
`;

/** Function words, as they are written in a dictionary, with their Chinese. */
export const functionWords: ReadonlyMap<string, readonly string[]> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [word = '', chinese = ''] = line.split(': ');
      return [word === 'i' ? 'I' : word, chinese.split(' ')];
    }),
);
