import type { Chapter } from '../book-types.ts';

/** Chapters 1 to 4: what a function is, lines, parabolas, absolute value. */
export const firstHalf: readonly Chapter[] = [
  {
    number: 'Chapter 1',
    title: 'What a function is',
    under: '什么是函数',
    text: String.raw`
## The idea 概念

A **function** takes a number in and gives exactly one number out. We write $f(x)$ for what the function $f$ gives back for $x$. If $f(x) = x^2 - 3$, then $f(4) = 16 - 3 = 13$ and $f(-4) = 13$ as well: two inputs may share an output, but one input never has two.

**函数**：每个输入恰好对应一个输出。两个输入可以有同一个输出，但一个输入不能有两个输出。

The set of numbers that may go in is the **domain** (定义域); what comes out is the **range** (值域). For $f(x) = \sqrt{x}$ the domain is $x \ge 0$, because a negative number has no real square root.

## The picture 图像

The **graph** of $f$ is the set of points $(x, f(x))$. A vertical line meets it at most once: that is what “one output” looks like. In the picture, the upper curve is the graph of $y = \sqrt{x}$. Together with the lower one it would be a parabola lying on its side, and that is *not* the graph of a function.

[root]

> **Example.** A function satisfies $f(x + 1) = 2 f(x)$ and $f(0) = 3$. Find $f(5)$. Each step to the right doubles the value: $3, 6, 12, 24, 48, 96$. So $f(5) = 96$. 不必求公式，一步步走就行。

## Exercises 练习

1. Let $f(x) = x^2 - 3x$. Find $f(-2)$.
2. For which real numbers $x$ is $\sqrt{5 - 2x}$ defined?
3. A function satisfies $g(x + 2) = g(x) + 5$ and $g(1) = 4$. Find $g(9)$.`,
  },
  {
    number: 'Chapter 2',
    title: 'Straight lines',
    under: '直线',
    text: String.raw`
## Slope 斜率

The **slope** of a line tells how far it rises for each unit to the right:
$$m = \frac{y_2 - y_1}{x_2 - x_1}.$$

In $y = mx + b$ the number $m$ is the slope and $b$ is the **intercept** (截距), the height at which the line crosses the $y$-axis. Lines with the same slope are parallel; lines whose slopes have the product $-1$ are perpendicular.

斜率相同则平行；斜率之积为 $-1$ 则垂直。

> **Example.** The line through $(1, 5)$ and $(4, -1)$ has slope $\frac{-1 - 5}{4 - 1} = -2$. From $5 = -2 \cdot 1 + b$ we get $b = 7$. The line is $y = -2x + 7$, and it crosses the $x$-axis where $-2x + 7 = 0$, at $x = \frac{7}{2}$.

[lines]

## Reading a line 看懂一条直线

Contest problems often give a line in disguise. “The cost is 4 yuan and 3 yuan more for each kilometer” is the line $y = 3x + 4$. Whenever something changes by the same amount in every step, draw a line.

每走一步变化量都相同，就画一条直线。

## Exercises 练习

1. Find the slope of the line through $(-2, 1)$ and $(4, 4)$.
2. Where does the line through $(0, 1)$ perpendicular to $y = -2x + 7$ meet that line?
3. Find the area of the triangle that $y = -2x + 7$ cuts off from the axes.`,
  },
  {
    number: 'Chapter 3',
    title: 'Parabolas',
    under: '抛物线',
    text: String.raw`
## Completing the square 配方

The graph of $y = ax^2 + bx + c$ is a **parabola**. Where is its lowest point? Complete the square:
$$x^2 - 4x + 3 = (x^2 - 4x + 4) - 1 = (x - 2)^2 - 1.$$

A square is never negative, so the least value is $-1$, and it is reached at $x = 2$. The point $(2, -1)$ is the **vertex** (顶点). The parabola is symmetric about the vertical line through its vertex.

平方不会是负数，所以最小值是 $-1$，在 $x = 2$ 处取到。

[parabola]

## Roots 根

The parabola meets the $x$-axis at the **roots** of the equation. Here $x^2 - 4x + 3 = (x - 1)(x - 3)$, so the roots are 1 and 3, and the vertex lies halfway between them.

If $x^2 + px + q = 0$ has the roots $r$ and $s$, then $r + s = -p$ and $rs = q$. Many contest problems ask about the roots without asking *for* them.

> **Example.** The roots of $x^2 - 7x + 5 = 0$ are $r$ and $s$. Find $r^2 + s^2$. Since $r + s = 7$ and $rs = 5$, we get $r^2 + s^2 = (r + s)^2 - 2rs = 49 - 10 = 39$. 不用解方程。

## Exercises 练习

1. Find the vertex of $y = 2x^2 + 8x + 5$.
2. For which $k$ does the line $y = k$ touch $y = x^2 - 6x + 11$ in exactly one point?
3. The roots of $x^2 - 5x + 3 = 0$ are $r$ and $s$. Find $\frac{1}{r} + \frac{1}{s}$.`,
  },
  {
    number: 'Chapter 4',
    title: 'Absolute value',
    under: '绝对值',
    text: String.raw`
## A distance 距离

The **absolute value** $|x - a|$ is the distance between $x$ and $a$ on the number line. To solve $|x - 3| = 5$, ask: which numbers are 5 away from 3? They are 8 and $-2$.

把 $|x - a|$ 读作「$x$ 到 $a$ 的距离」，许多题目就不用分情况了。

## A corner 拐角

The graph of $y = |x|$ has a corner at the origin. A sum of absolute values is made of straight pieces that meet in corners. The picture shows $y = |x + 1| + |x - 2|$: the sum of the distances to $-1$ and to 2. Between the two points it is always 3; outside it grows.

[corners]

> **Example.** Find the least value of $|x - 1| + |x - 4| + |x - 9|$. Stand at the middle point, 4: the sum is $3 + 0 + 5 = 8$. Moving left or right brings you closer to one of the three points but farther from the two others. So the least value is 8. 三个点站在中间那个最好。

## Exercises 练习

1. Solve $|2x - 5| = 7$.
2. Find the least value of $|x| + |x - 3| + |x - 4| + |x - 10|$.
3. Find the area of the region $|x| + |y| \le 3$.`,
  },
];
