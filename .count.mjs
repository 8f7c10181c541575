import { chromium } from '@playwright/test';
import { writeFileSync } from 'node:fs';
const { findBrowser } = await import('./tools/find-browser.ts');
const b = findBrowser();
const browser = await chromium.launch({ executablePath: b.program, args: [...b.args], env: { ...process.env, LC_ALL: 'C.UTF-8', ...b.env } });
const url='http://localhost:3150'; const all = {};
const visit = async (ctx, path) => { const page = await ctx.newPage(); const js=[], css=[], fonts=[], api=[];
 page.on('requestfinished', async r => { const u=new URL(r.url()); if (u.pathname.endsWith('.js')) js.push(u.pathname.slice(1)); else if (u.pathname.endsWith('.css')) css.push(u.pathname); else if (/woff2/.test(u.pathname)) fonts.push(1); else api.push(u.pathname); });
 await page.goto(path); await page.waitForTimeout(2500); console.log(path, 'js', js.length, 'css', css.length, 'fonts', fonts.length, 'other', api.length); all[path]=js; await page.close(); };
for (const [who, fam, paths] of [['maximmorozov','student',['/stu/index','/stu/work','/stu/test','/stu/wrongQuestion','/ws/amc/exam?id=26','/stu/testReport?id=3']],['qiao','teacher',['/teacher/index','/teacher/test/tlist','/teacher/examination','/teacher/test/detail?testId=26','/teacher/textbook/bank']]]) {
 const c = await browser.newContext({ locale: 'en-GB', baseURL: url }); await visit(c,'/login'); const p = await c.newPage(); await p.goto('/login'); if (fam==='teacher') await p.getByRole('radio').nth(1).check({force:true}); await p.locator('#username').fill(who); await p.locator('#password').fill('inkstone'); await p.locator('form button[type=submit]').click(); await p.waitForURL(/\/(stu|teacher)\//); await p.close();
 for (const x of paths) await visit(c, x);
}
writeFileSync('/tmp/prof/all.json', JSON.stringify(all)); await browser.close();
