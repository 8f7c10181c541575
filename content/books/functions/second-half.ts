import type { Chapter } from '../book-types.ts';

/** Chapters 5 to 7: moving graphs, composing, growing. */
export const secondHalf: readonly Chapter[] = [
  {
    number: 'Chapter 5',
    title: 'Moving a graph',
    under: '图像的变换',
    text: String.raw`
## Four moves 四种变换

If you know one graph, you know a whole family of them.

|! Formula | What happens to the graph | 中文
| $y = f(x) + k$ | moves up by $k$ | 上移 $k$
| $y = f(x - h)$ | moves right by $h$ | 右移 $h$
| $y = -f(x)$ | is reflected in the $x$-axis | 关于 $x$ 轴对称
| $y = f(-x)$ | is reflected in the $y$-axis | 关于 $y$ 轴对称
| $y = c f(x)$ | is stretched vertically by $c$ | 纵向伸长 $c$ 倍
| $y = f(cx)$ | is pressed together horizontally by $c$ | 横向压缩为 $\frac{1}{c}$

Changes outside $f$ act on the height, and they do what they say. Changes inside act on $x$, and they do the *opposite* of what one expects: $f(x - 3)$ moves the graph to the **right**, because $x$ must be 3 larger to give the same value.

写在外面的改变高度，怎么写就怎么动；写在里面的改变 $x$，方向正好相反。

[moves]

> **Example.** The point $(4, 6)$ lies on $y = f(x)$. Which point must lie on $y = 2f(x + 1)$? We need $x + 1 = 4$, so $x = 3$; the height is $2 \cdot 6 = 12$. The point is $(3, 12)$.

## Exercises 练习

1. The graph of $y = x^2$ is moved 3 to the right and 2 down. What is its new equation?
2. The graph of $y = f(x)$ crosses the $x$-axis at $-1$ and 5. Where does $y = f(2x)$ cross it?
3. The point $(2, 7)$ lies on $y = f(x)$. Which point must lie on $y = 1 - f(x - 4)$?`,
  },
  {
    number: 'Chapter 6',
    title: 'Composition and inverse',
    under: '复合与反函数',
    text: String.raw`
## One after the other 先后次序

In $f(g(x))$ the function $g$ works first, although it is written second. The order matters. With $f(x) = x + 1$ and $g(x) = x^2$ we have $f(g(3)) = 9 + 1 = 10$ but $g(f(3)) = 4^2 = 16$.

在 $f(g(x))$ 中先做 $g$，再做 $f$；次序一换，结果往往就不同。

## Going back 往回走

The **inverse** $f^{-1}$ undoes what $f$ does: if $f(a) = b$, then $f^{-1}(b) = a$. To find it, write $y = f(x)$ and solve for $x$. Its graph is the mirror image of the graph of $f$ in the line $y = x$.

[inverse]

A function has an inverse only if no two inputs share an output. The square $f(x) = x^2$ has one on $x \ge 0$, but not on the whole line.

> **Example.** Let $f(x) = \frac{x - 1}{x + 2}$. Find $f^{-1}(3)$. We need not find a formula: solve $\frac{x - 1}{x + 2} = 3$. Then $x - 1 = 3x + 6$, so $x = -\frac{7}{2}$. 求 $f^{-1}(3)$ 就是解 $f(x) = 3$。

## Exercises 练习

1. Let $f(x) = 2x + 3$. Find $f^{-1}(11)$.
2. Let $f(x) = x - 2$ and $g(x) = x^2$. For which $x$ is $f(g(x)) = g(f(x))$?
3. A linear function with positive slope satisfies $f(f(x)) = 4x + 9$. Find $f(1)$.`,
  },
  {
    number: 'Chapter 7',
    title: 'Growth by doubling',
    under: '成倍增长',
    text: String.raw`
## Adding and multiplying 加与乘

A line adds the same amount in every step. An **exponential function** multiplies by the same number in every step. The table shows the difference.

|! $x$ | 0 | 1 | 2 | 3 | 4 | 5 | 10
| $2x + 1$ | 1 | 3 | 5 | 7 | 9 | 11 | 21
| $2^x$ | 1 | 2 | 4 | 8 | 16 | 32 | 1024

At first the line is ahead. In the end the exponential always wins, however steep the line.

开始时直线领先；只要走得够远，指数函数总会超过任何一条直线。

[growth]

## Rules of exponents 指数法则

Three rules do nearly all the work: $a^m \cdot a^n = a^{m+n}$, $(a^m)^n = a^{mn}$ and $a^{-n} = \frac{1}{a^n}$. Write every number as a power of the same base, and compare the exponents.

化成同底，再比较指数。

> **Example.** Solve $2^x = 32 \cdot 4^3$. As powers of 2: $32 = 2^5$ and $4^3 = 2^6$. So $2^x = 2^{11}$ and $x = 11$.

## Exercises 练习

1. Solve $9^x = 27^{x - 1}$.
2. A sheet of paper is 0.1 mm thick. How thick is it after it has been folded in half ten times?
3. How many real numbers $x$ satisfy $2^x = x + 2$? Draw both graphs.`,
  },
];
