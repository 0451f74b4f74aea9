/** Most keywords of a page; `npm run content` rejects more. */
const MAX_WORDS = 8;

/** The script that creates patches from the confirmed words. */
export const PATCH_SCRIPT: string = `
const {pages} = JSON.parse(document.querySelector('#data').textContent);
const output = document.querySelector('#patch');
const status = document.querySelector('#patch-status');
const rows = [...document.querySelectorAll('[data-query]')];
function chosen() {
  const words = new Map();
  for (const row of rows) {
    if (!row.querySelector('input[type=checkbox]').checked) continue;
    const url = row.querySelector('input[list]').value.trim();
    if (!(url in pages)) continue;
    words.set(url, [...(words.get(url) ?? []), row.dataset.query]);
  }
  return words;
}
function update() {
  const words = chosen();
  const full = [...words].filter(([url, added]) => pages[url].count + added.length > ${MAX_WORDS}).map(([url]) => url);
  const patches = [...words].filter(([url]) => !full.includes(url)).map(([url, added]) => createPatch(pages[url], added));
  output.value = patches.join('');
  const said = patches.length === 1 ? 'A patch of 1 page.' : 'A patch of ' + patches.length + ' pages.';
  status.textContent = full.length === 0 ? said : said + ' Left out, as a page lists at most ${MAX_WORDS} words: ' + full.join(', ') + '.';
  for (const button of document.querySelectorAll('#patch-actions button')) button.disabled = patches.length === 0;
}
function requestText() {
  const lines = [...chosen()].map(([url, words]) => '- ' + url + ': ' + words.join(', '));
  return 'Words that readers search for without finding the page\\n\\n' + lines.join('\\n') + '\\n';
}
function save(name, text) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], {type: 'text/plain'}));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
for (const row of rows) {
  const field = row.querySelector('input[list]');
  const box = row.querySelector('input[type=checkbox]');
  field.addEventListener('input', () => {
    box.disabled = !(field.value.trim() in pages);
    if (box.disabled) box.checked = false;
    update();
  });
  box.addEventListener('change', update);
}
document.querySelector('#save-patch')?.addEventListener('click', () => save('keywords.patch', output.value));
document.querySelector('#save-request')?.addEventListener('click', () => save('pull-request.txt', requestText()));
if (output !== null) update();
`;
