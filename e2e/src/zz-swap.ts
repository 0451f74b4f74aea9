import {readFileSync, existsSync} from 'node:fs';
import {createServer} from 'node:http';
import sirv from 'sirv';
import {fillIn, readBundledScript} from '@help-center/built-site';
import {pathToFileURL} from 'node:url';
import {listen} from './listen.ts';
const BUILD='/work/wt-browser/website/build';
export async function swapped() {
  const opener = {button: '.DocSearch-Button', keys: ['/', 'mod+k', 'any'], offKey: 'help-center.characters'};
  const script = fillIn(readBundledScript(pathToFileURL('/work/wt-browser/packages/docusaurus-search/dist/early/early.min.js')), {}, {__COUNT__: {one:'1 result',other:'{count} results'}, __OPENER__: opener});
  const part = {name:'search', opener, script, data: {}};
  const values = {__STORAGE_TYPE__: 'localStorage', __NAMESPACE__: '', __OPENERS__: [opener]};
  const make = (n: string) => fillIn(readBundledScript(pathToFileURL(`/work/wt-browser/packages/html-first/dist/loader/${n}.min.js`)), {}, values);
  const loader = {head: make('head'), body: make('body') + script};
  const serveFile = sirv(BUILD,{dev:true});
  const server = createServer((q,s)=>{
    const path = new URL(q.url!,'http://x').pathname;
    if (/\/assets\/loader\./.test(path)) {
      const old = readFileSync(BUILD+path,'utf8');
      const site = /^window\.htmlFirstSite=(\{.*?\});\(/s.exec(old)![1];
      s.writeHead(200,{'content-type':'text/javascript'}).end(`window.htmlFirstSite=${site};${loader.body}`); return;
    }
    for (const f of [path, path+'/index.html', path+'index.html']) {
      const file = BUILD+f;
      if (f.endsWith('.html') && existsSync(file)) {
        let html = readFileSync(file,'utf8');
        html = html.replace(/<meta http-equiv="?Content-Security-Policy[^>]*>/,'').replace(/<script>\(\(\)=>\{.*?<\/script>/s, () => `<script>${loader.head}</script>`).replace(/(<script src="[^"]*loader[^"]*") integrity="[^"]*"/,'$1');
        s.writeHead(200,{'content-type':'text/html; charset=utf-8'}).end(html); return;
      }
    }
    serveFile(q,s,()=>{s.writeHead(404).end('no');});
  });
  return listen(server);
}
