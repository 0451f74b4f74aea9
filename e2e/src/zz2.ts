import {chromium, type Page} from '@playwright/test';
import {swapped} from './zz-swap.ts';
const site = await swapped();
const b = await chromium.launch({executablePath:'/usr/bin/chromium', args:['--no-sandbox','--disable-gpu']});
const open = async (o={}) => { const c = await b.newContext({viewport:{width:1280,height:800},serviceWorkers:'block',...o}); const p = await c.newPage(); p.on('pageerror', e=>console.log('PAGEERROR', e.message)); p.on('console',m=>console.log('C',m.text().slice(0,200))); return p; };
for (const path of ['/docs/ANSVIS/Guides/Camera/','/docs/ANSVIS/Guides/Camera/index.html']) {
 const p=await open(); await p.goto(site.origin+path); await p.mouse.move(5,5);await p.mouse.move(9,9); await p.waitForTimeout(4000); console.log(path, p.url(), await p.evaluate(()=>[document.documentElement.dataset.hasHydrated, document.scripts.length, (window as any).helpCenterEarlySearch!==undefined, document.adoptedStyleSheets.length]));
}
await b.close(); await site.close();
