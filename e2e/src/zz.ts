import {chromium, type Page} from '@playwright/test';
import {swapped} from './zz-swap.ts';
import {expectSeen} from './expectSeen.ts';
const site = await swapped();
const b = await chromium.launch({executablePath:'/usr/bin/chromium', args:['--no-sandbox','--disable-gpu']});
const open = async (o={}) => { const c = await b.newContext({viewport:{width:1280,height:800},serviceWorkers:'block',...o}); const p = await c.newPage(); p.on('pageerror', e=>console.log('PAGEERROR', e.message)); return p; };
async function step(name: string, f: () => Promise<unknown>){ try { console.log(name, JSON.stringify(await f())); } catch(e){ console.log(name,'ERR',String(e).slice(0,600)); } }
const vals=(p: Page)=>p.evaluate(()=>[...document.querySelectorAll('dialog input')].map(i=>(i as HTMLInputElement).value));
await step('letters 2s', async()=>{const p=await open(); await p.goto(site.origin+'/docs/ANNHUB/Introduction/'); await p.waitForTimeout(2000); await p.keyboard.type('camera',{delay:150}); await p.waitForTimeout(2500); return vals(p)});
await step('letters now', async()=>{const p=await open(); await p.goto(site.origin+'/docs/ANNHUB/Introduction/',{waitUntil:'commit'}); await p.locator('h1').waitFor(); await p.keyboard.type('camera',{delay:150}); await p.waitForTimeout(2500); return vals(p)});
await step('single', async()=>{const p=await open(); await p.goto(site.origin+'/docs/ANNHUB/Introduction/'); await p.keyboard.press('c'); await p.waitForTimeout(2500); return vals(p)});
await step('indexhtml', async()=>{const p=await open(); await p.goto(site.origin+'/docs/ANSVIS/Guides/Camera/index.html?x=1#steps'); await p.mouse.move(5,5);await p.mouse.move(9,9); await p.waitForTimeout(2500); return [p.url(), await p.evaluate(()=>document.documentElement.dataset.hasHydrated)]});
for (const [w,h] of [[1366,900],[390,844]]) for (const scheme of ['light','dark','forced']) {
await step('notice '+w+scheme, async()=>{const p=await open({viewport:{width:w,height:h}, forcedColors: scheme==='forced'?'active':'none'}); if(scheme==='dark') await p.addInitScript(()=>localStorage.setItem('theme','dark'));
 await p.route(/assets\/js\/(?!main|runtime)/,r=>r.abort()); await p.goto(site.origin+'/search?q=camera'); const n=p.locator('.html-first-notice'); await n.waitFor({timeout:9000}); await expectSeen(n); await expectSeen(n.getByRole('button')); await p.screenshot({path:`/tmp/bw/notice-${w}-${scheme}.png`}); return [await n.textContent(), await p.locator('input[name=q]').inputValue(), await n.boundingBox()]});
}
await step('notice docs', async()=>{const p=await open(); await p.route('**/assets/js/main.*',r=>r.abort()); await p.goto(site.origin+'/docs/ANNHUB/Introduction/'); const c=p.getByRole('button',{name:"Expand sidebar category 'Guides'"}); await c.click(); await p.waitForTimeout(2500); await p.evaluate(()=>scrollTo(0,600)); await c.click(); const n=p.locator('.html-first-notice'); await n.waitFor({timeout:9000}); await expectSeen(n); await p.screenshot({path:`/tmp/bw/notice-docs.png`}); return n.textContent()});
await b.close(); await site.close();
