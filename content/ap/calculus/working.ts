import { prose } from '../../rich.ts';
import { table, working } from '../authoring.ts';

const common = { node: 'ap.calculus', author: 'qiao', worth: 9 } as const;

/** The free response of the mock: two with a calculator, four without; nine points each. */
export const workingSets = [
  working({
    ...common,
    code: 'ap-f1',
    title: { en: 'AP Calculus AB mock A, free response 1: a reservoir', zh: 'AP 微积分 AB 模拟卷 A 解答题 1：蓄水池' },
    written: { days: -38, time: '10:00' },
    at: 'integrals.theorem',
    difficulty: 0.3,
    text: prose`
      Water flows into a reservoir at the rate of $R(t) = 9 + 3\sin\left(\frac{t^2}{12}\right)$ cubic meters per hour and out of it at the rate of $D(t) = 4 + 2\sqrt{t}$ cubic meters per hour, for $0 \le t \le 8$ hours. At $t = 0$ the reservoir holds 20 cubic meters.

      (a) How much water flows into the reservoir in these 8 hours?

      (b) Is the amount of water in the reservoir rising or falling at $t = 5$? Give a reason.

      (c) At which time is there the most water in the reservoir, and how much is it then? Justify your answer.

      (d) Write an equation whose solution $k$ is the time at which the average rate of flow into the reservoir over $0 \le t \le 8$ equals $D(k)$. Do not solve it.
    `,
    model: prose`
      (a) $\int_0^8 R(t)\,dt \approx 77.387$ cubic meters. (2 points: integral; answer with units.)

      (b) $R(5) - D(5) \approx 11.615 - 8.472 = 3.142 > 0$: rising, because more flows in than out. (2 points)

      (c) $R(t) = D(t)$ at $t \approx 6.153$. The candidates are $0$, $6.153$ and $8$, with $20$, $20 + \int_0^{6.153} (R(t) - D(t))\,dt \approx 39.714$ and $35.217$ cubic meters. The most is 39.714 at $t \approx 6.153$. (4 points: equation; time; value; comparison with both ends.)

      (d) $\frac{1}{8}\int_0^8 R(t)\,dt = 4 + 2\sqrt{k}$. (1 point)
    `,
    en: prose`The rate in minus the rate out is the rate of change of the amount; its integral is a change, to which the 20 at the beginning has to be added. A greatest value on a closed interval is found by comparing all candidates.`,
    zh: prose`流入速率减流出速率是水量的变化率，它的积分是变化量，还要加上初始的 20。闭区间上的最大值需要比较所有候选点。`,
  }),
  working({
    ...common,
    code: 'ap-f2',
    title: { en: 'AP Calculus AB mock A, free response 2: a particle', zh: 'AP 微积分 AB 模拟卷 A 解答题 2：质点运动' },
    written: { days: -38, time: '10:30' },
    at: 'contexts.motion',
    difficulty: 0.4,
    text: prose`
      A particle moves along the $x$-axis with velocity $v(t) = 3\cos\left(\frac{t^2}{4}\right) - 1$ for $0 \le t \le 4$. At $t = 0$ it is at $x = 5$.

      (a) Find the acceleration of the particle at $t = 2$.

      (b) When does the particle change its direction? Justify your answer.

      (c) Find the position of the particle at $t = 4$, and the distance that it travels from $t = 0$ to $t = 4$.

      (d) Is the speed of the particle increasing or decreasing at $t = 3$? Give a reason.
    `,
    model: prose`
      (a) $a(2) = v'(2) \approx -2.524$. (1 point)

      (b) $v(t) = 0$ at $t \approx 2.219$, where $v$ changes from positive to negative: there and nowhere else in the interval. (2 points: time; reason.)

      (c) $x(4) = 5 + \int_0^4 v(t)\,dt \approx 3.769$. The distance is $\int_0^4 |v(t)|\,dt \approx 8.226$. (4 points: integral, initial condition, position; distance.)

      (d) $v(3) \approx -2.885$ and $a(3) \approx -3.501$ have the same sign, so the speed increases. (2 points)
    `,
    en: prose`Position needs the place where it began; distance needs the absolute value of the velocity. Speed grows where velocity and acceleration have the same sign, be it negative.`,
    zh: prose`求位置要用初始位置，求路程要取速度的绝对值。速度与加速度同号（包括同为负）时，速率增大。`,
  }),
  working({
    ...common,
    code: 'ap-f3',
    title: { en: 'AP Calculus AB mock A, free response 3: a drone', zh: 'AP 微积分 AB 模拟卷 A 解答题 3：无人机' },
    written: { days: -38, time: '11:00' },
    at: 'integrals.sums',
    difficulty: 0.2,
    text: `${prose`The height $h$ of a drone over the ground, in meters, is a differentiable function of the time $t$, in minutes. Some values are given in the table.`}${table('t (minutes) | 0 | 2 | 5 | 9 | 12', 'h(t) (meters) | 30 | 54 | 90 | 66 | 84')}${prose`
      (a) Use the data to estimate $h'(7)$, and say with units what it means.

      (b) Explain why there must be a time $t$ between 2 and 9 with $h'(t) = 0$.

      (c) Use a trapezoidal sum with the four subintervals of the table to estimate the average height of the drone over $0 \le t \le 12$.

      (d) A second drone climbs straight up, 80 meters away from an observer on level ground. How fast does its distance from the observer grow when it is 60 meters high and climbs at 9 meters a minute?
    `}`,
    model: prose`
      (a) $h'(7) \approx \frac{66 - 90}{9 - 5} = -6$: seven minutes from the start the drone sinks by about 6 meters a minute. (2 points)

      (b) $h$ is differentiable, so it is continuous, and $h(2) = 54 < 66 < 90 = h(5)$: there is a $c$ between 2 and 5 with $h(c) = 66 = h(9)$. By the mean value theorem $h'(t) = 0$ for some $t$ between $c$ and 9. (2 points)

      (c) $\frac{1}{12}\left(2 \cdot \frac{30 + 54}{2} + 3 \cdot \frac{54 + 90}{2} + 4 \cdot \frac{90 + 66}{2} + 3 \cdot \frac{66 + 84}{2}\right) = \frac{837}{12} = 69.75$ meters. (2 points)

      (d) $z^2 = 80^2 + y^2$ gives $z\frac{dz}{dt} = y\frac{dy}{dt}$; with $y = 60$ and $z = 100$, $\frac{dz}{dt} = \frac{60 \cdot 9}{100} = 5.4$ meters a minute. (3 points)
    `,
    en: prose`A theorem has to be named together with its conditions. An average over time is an integral divided by the length of the interval.`,
    zh: prose`引用定理时要同时说明其条件。对时间的平均值是积分除以区间长度。`,
  }),
  working({
    ...common,
    code: 'ap-f4',
    title: {
      en: 'AP Calculus AB mock A, free response 4: an integral as a function',
      zh: 'AP 微积分 AB 模拟卷 A 解答题 4：积分定义的函数',
    },
    written: { days: -38, time: '11:30' },
    at: 'analysis.shape',
    difficulty: 0.5,
    text: prose`
      The graph of a continuous function $f$ on $[-2, 6]$ consists of three segments: from $(-2, 4)$ to $(0, 0)$, from $(0, 0)$ to $(3, -3)$, and from $(3, -3)$ to $(6, 3)$. Let $g(x) = \int_0^x f(t)\,dt$.

      (a) Find $g(3)$, $g(6)$ and $g(-2)$.

      (b) On which open intervals is $g$ decreasing? Give a reason.

      (c) Find the $x$-coordinate of each point of inflection of the graph of $g$. Give a reason.

      (d) Find the least value of $g$ on $[-2, 6]$. Justify your answer.
    `,
    model: prose`
      (a) $g(3) = -\frac{9}{2}$. From 3 to 6 the two triangles cancel, so $g(6) = -\frac{9}{2}$. $g(-2) = -\int_{-2}^0 f(t)\,dt = -4$. (3 points)

      (b) $g' = f$ is negative on $(0, 4.5)$: the last segment meets the axis at 4.5. There $g$ decreases. (2 points)

      (c) At $x = 3$: there $g' = f$ changes from decreasing to increasing. At 0 it goes on decreasing. (2 points)

      (d) The candidates are $-2$, $4.5$ and $6$: $g(-2) = -4$, $g(4.5) = -\frac{9}{2} - \frac{9}{4} = -\frac{27}{4}$, $g(6) = -\frac{9}{2}$. The least value is $-\frac{27}{4}$. (2 points)
    `,
    en: prose`What is asked of $g$ is read from its derivative $f$: where it is negative, where it turns. Below the axis, and to the left of 0, areas count with the sign changed.`,
    zh: prose`关于 $g$ 的问题都从它的导数 $f$ 读出：哪里为负，哪里转向。横轴下方以及 0 左侧的面积要变号。`,
  }),
  working({
    ...common,
    code: 'ap-f5',
    title: {
      en: 'AP Calculus AB mock A, free response 5: a differential equation',
      zh: 'AP 微积分 AB 模拟卷 A 解答题 5：微分方程',
    },
    written: { days: -38, time: '12:00' },
    at: 'equations.separable',
    difficulty: 0.5,
    text: prose`
      Consider the differential equation $\frac{dy}{dx} = x^2 (y - 2)$.

      (a) Find the slopes of its slope field at $(1, 0)$, $(-1, 3)$ and $(2, 2)$.

      (b) Let $y = f(x)$ be the solution with $f(1) = 3$. Write an equation of the tangent line to its graph at $x = 1$, and use it to estimate $f(1.2)$.

      (c) Find $\frac{d^2y}{dx^2}$ in terms of $x$ and $y$. Is the estimate of (b) too high or too low? Give a reason.

      (d) Find the solution $y = h(x)$ with $h(0) = 5$.
    `,
    model: prose`
      (a) $-2$, $1$ and $0$. (1 point)

      (b) The slope is $1 \cdot (3 - 2) = 1$: $y = 3 + (x - 1)$, and $f(1.2) \approx 3.2$. (2 points)

      (c) $\frac{d^2y}{dx^2} = 2x(y - 2) + x^2 \frac{dy}{dx} = 2x(y - 2) + x^4 (y - 2)$. Near $(1, 3)$ it is positive: the graph lies above its tangent, and the estimate is too low. (2 points)

      (d) $\int \frac{dy}{y - 2} = \int x^2\,dx$, so $\ln|y - 2| = \frac{x^3}{3} + C$; from $h(0) = 5$, $C = \ln 3$. Hence $h(x) = 2 + 3e^{x^3/3}$. (4 points: separation; antiderivatives; constant and condition; solution.)
    `,
    en: prose`Without separating the variables no point of (d) can be earned, and the constant has to stand there before the condition is used. In (c) the product rule meets $y$, which depends on $x$.`,
    zh: prose`(d) 不分离变量就得不到分，常数要在代入条件之前写出。(c) 用乘法法则时要记得 $y$ 依赖于 $x$。`,
  }),
  working({
    ...common,
    code: 'ap-f6',
    title: {
      en: 'AP Calculus AB mock A, free response 6: area and volume',
      zh: 'AP 微积分 AB 模拟卷 A 解答题 6：面积与体积',
    },
    written: { days: -38, time: '12:30' },
    at: 'areas.volume',
    difficulty: 0.4,
    text: prose`
      Let $S$ be the region in the first quadrant between the graphs of $y = 4x - x^2$ and $y = x$.

      (a) Find the area of $S$.

      (b) Write, but do not evaluate, an integral for the volume of the solid that is made by revolving $S$ about the $x$-axis.

      (c) $S$ is the base of a solid whose cross sections perpendicular to the $x$-axis are squares. Find its volume.

      (d) The vertical line $x = k$ divides $S$ into two regions of equal area. Show that $k = \frac{3}{2}$.
    `,
    model: prose`
      (a) They meet at 0 and 3. $\int_0^3 (3x - x^2)\,dx = \frac{27}{2} - 9 = \frac{9}{2}$. (3 points: ends; integrand; answer.)

      (b) $\pi\int_0^3 \left((4x - x^2)^2 - x^2\right)dx$. (2 points)

      (c) $\int_0^3 (3x - x^2)^2\,dx = \int_0^3 (9x^2 - 6x^3 + x^4)\,dx = 81 - \frac{243}{2} + \frac{243}{5} = \frac{81}{10}$. (2 points)

      (d) $\int_0^k (3x - x^2)\,dx = \frac{3k^2}{2} - \frac{k^3}{3}$, which at $k = \frac{3}{2}$ is $\frac{27}{8} - \frac{9}{8} = \frac{9}{4}$, half of $\frac{9}{2}$. (2 points)
    `,
    en: prose`The square of a difference is not the difference of squares: (b) takes the outer radius squared minus the inner one squared, (c) the side squared.`,
    zh: prose`差的平方不等于平方的差：(b) 是外半径的平方减内半径的平方，(c) 是边长的平方。`,
  }),
];
