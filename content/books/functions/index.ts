import { figures } from './figures.ts';
import { firstHalf } from './first-half.ts';
import { secondHalf } from './second-half.ts';
import type { BookText, Chapter } from '../book-types.ts';

const answers: Chapter = {
  title: 'Answers',
  under: '答案',
  text: String.raw`
## Chapters 1 to 4

**1.1** $4 + 6 = 10$. **1.2** $5 - 2x \ge 0$ means $x \le \frac{5}{2}$. **1.3** From 1 to 9 there are four steps of 2: $4 + 4 \cdot 5 = 24$.

**2.1** $\frac{4 - 1}{4 - (-2)} = \frac{1}{2}$. **2.2** The other line is $y = \frac{1}{2}x + 1$. From $-2x + 7 = \frac{1}{2}x + 1$ we get $x = \frac{12}{5}$ and $y = \frac{11}{5}$. **2.3** The legs are $\frac{7}{2}$ and 7, so the area is $\frac{49}{4}$.

**3.1** $2(x + 2)^2 - 3$, so the vertex is $(-2, -3)$. **3.2** $(x - 3)^2 + 2$ has the least value 2, so $k = 2$. **3.3** $\frac{1}{r} + \frac{1}{s} = \frac{r + s}{rs} = \frac{5}{3}$.

**4.1** $2x = 12$ or $2x = -2$, so $x = 6$ or $x = -1$. **4.2** Stand anywhere between the two middle points 3 and 4: $10 + 1 = 11$. **4.3** A square whose diagonals are 6: the area is $\frac{6 \cdot 6}{2} = 18$.

## Chapters 5 to 7

**5.1** $y = (x - 3)^2 - 2$. **5.2** $2x = -1$ or $2x = 5$, so at $-\frac{1}{2}$ and $\frac{5}{2}$. **5.3** $x = 6$ and $1 - 7 = -6$: the point $(6, -6)$.

**6.1** $2x + 3 = 11$, so $x = 4$. **6.2** $x^2 - 2 = (x - 2)^2$ gives $4x = 6$, so $x = \frac{3}{2}$. **6.3** With $f(x) = mx + b$: $m^2 = 4$ and $mb + b = 9$, so $m = 2$, $b = 3$ and $f(1) = 5$.

**7.1** $2x = 3(x - 1)$, so $x = 3$. **7.2** $0.1 \cdot 2^{10} = 102.4$ mm, more than ten centimeters. **7.3** Two: $x = 2$, and one between $-2$ and $-1$.`,
};

/** Seven chapters on functions for contest students, with drawn graphs. */
export const functions = {
  code: 'functions',
  name: { en: 'Functions and Graphs', zh: '函数与图像' },
  about: { en: 'A short course for contest students', zh: '竞赛数学短课程' },
  paper: 'A5',
  type: 9.8,
  chapters: [...firstHalf, ...secondHalf, answers],
  figures,
} satisfies BookText;
