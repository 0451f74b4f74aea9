import type {SearchRecord} from '@help-center/records';
import {expect} from 'vitest';
import {createPage, type PageFixture} from '../createPage.ts';
import {ask, askPaths} from './ask.ts';
import type {ContractCases} from './cases.ts';

/** Each page has one way of writing something, with words that no other page has unless it is a rival. */
const PAGES: Readonly<Record<string, Omit<PageFixture, 'path'>>> = {
  'single-dash': {title: 'Unpack', text: ['Unpack the goods with parcelbox -xvf goods.pbx in one go.']},
  'single-dash-rival': {title: 'History of parcelbox', text: ['The parcelbox began as a tape program.']},
  command: {title: 'Herons', code: ['heronctl get nests -n marsh-system'], text: ['Lists all nests.']},
  'double-dash': {title: 'Warm kilns', text: ['A warm kiln starts with --no-preheat at once.']},
  'double-dash-rival': {title: 'Preheat', text: ['No preheat is needed for a warm kiln.']},
  red: {title: 'Sails', text: ['A red mainsail, and a blue jib beside the mainsail.']},
  blue: {title: 'Masts', text: ['The blue mainsail goes with a short mast.']},
  spaced: {title: 'Sponsors', text: ['Moon Kettle and Tide Lamp pay for the race.']},
  hyphens: {title: 'Desk', text: ['Pick a drop-down entry, re-use tickets, all in real-time.']},
  dots: {title: 'Runtimes', text: ['It runs on Node.js, over Wi-Fi, in UTF-8.']},
  closed: {title: 'Gangways', text: ['The gangplank is down.']},
  unit: {title: 'Weir', text: ['The gate takes 250ms and 16 gb of readings.']},
  'unit-rival': {title: 'Weir times', text: ['The first 250 readings took some ms each.']},
  letters: {title: 'Toolchain', text: ['Builds need JDK17 and OAuth2.']},
  'letters-rival': {title: 'Toolchain history', text: ['The JDK came first; 17 tools followed the JDK.']},
  grouped: {title: 'Quota', text: ['At most 45,000 readings, or 1.250.000 in a year.']},
  cpp: {title: 'Bindings for C++', text: ['For C# see another page.']},
  c: {title: 'Bindings for C', text: ['The C bindings. C is old, C is small.']},
  sign: {title: 'Decoration', text: ['The @Perch() decorator and the $roost variable.']},
  'sign-rival': {title: 'Perch and roost', text: ['A perch is where birds roost.']},
  dotfile: {title: 'Secrets', text: ['They go into .bakeryenv beside the oven.']},
  operators: {title: 'Quill', text: ['Use ?? for a default, and => for a function. 🎈']},
  ampersand: {title: 'Partners', text: ['B&K lends the hulls.']},
  'cjk-phrase': {title: '部署说明', text: ['请先部署应用程序，然后重启服务器。']},
  'cjk-rival': {title: '应用说明', text: ['应用程序的部署。']},
  'cjk-mixed': {title: '混合文本', text: ['变量名为nestBoxCount，也支持.reedrc文件。']},
  arabic: {title: 'دليل المُسْتَخْدِم', text: ['إعداد حساب أَحْمَد على الشبكة.']},
  hebrew: {title: 'הַגְדָּרוֹת', text: ['כאן.']},
  hindi: {title: 'सहायता', text: ['यहाँ फ़ाइल है। यह हिन्दी में है।']},
  greek: {title: 'Οδηγός φάρου', text: ['Ρύθμιση.']},
  vietnamese: {title: 'Cài đặt đèn lồng', text: ['Năm phút.']},
};

const RECORDS: readonly SearchRecord[] = Object.entries(PAGES).flatMap(([name, page]) =>
  createPage({...page, path: `/docs/${name}/`}),
);

/** What is typed, and the page that must come first. */
const FIRST: readonly (readonly [query: string, page: string])[] = [
  ['parcelbox -xvf', 'single-dash'],
  ['-xvf', 'single-dash'],
  ['heronctl get nests -n marsh-system', 'command'],
  ['--no-preheat', 'double-dash'],
  ['moonkettle', 'spaced'],
  ['moon-kettle', 'spaced'],
  ['dropdown', 'hyphens'],
  ['drop down', 'hyphens'],
  ['reuse', 'hyphens'],
  ['realtime', 'hyphens'],
  ['nodejs', 'dots'],
  ['node js', 'dots'],
  ['wifi', 'dots'],
  ['utf8', 'dots'],
  ['UTF 8', 'dots'],
  ['gang plank', 'closed'],
  ['gang-plank', 'closed'],
  ['250 ms', 'unit'],
  ['250ms', 'unit'],
  ['16gb', 'unit'],
  ['JDK 17', 'letters'],
  ['jdk17', 'letters'],
  ['oauth 2', 'letters'],
  ['45000', 'grouped'],
  ['45.000', 'grouped'],
  ['45\u202f000', 'grouped'],
  ['45 000', 'grouped'],
  ['1250000', 'grouped'],
  ['1,250,000', 'grouped'],
  ['C++', 'cpp'],
  ['@Perch', 'sign'],
  ['$roost', 'sign'],
  ['.bakeryenv', 'dotfile'],
  ['=>', 'operators'],
  ['??', 'operators'],
  ['🎈', 'operators'],
  ['“blue mainsail”', 'blue'],
  ['„blue mainsail“', 'blue'],
  ['«blue mainsail»', 'blue'],
  ['"部署应用"', 'cjk-phrase'],
  ['部署应用', 'cjk-phrase'],
  ['boxcount', 'cjk-mixed'],
  ['nestBoxCount', 'cjk-mixed'],
  ['.reedrc', 'cjk-mixed'],
  ['المستخدم', 'arabic'],
  ['احمد', 'arabic'],
  ['اعداد', 'arabic'],
  ['علي', 'arabic'],
  ['المـسـتخدم', 'arabic'],
  ['הגדרות', 'hebrew'],
  ['फाइल', 'hindi'],
  ['हिंदी', 'hindi'],
  ['ΟΔΗΓΟΣ', 'greek'],
  ['φαρου', 'greek'],
  ['cai dat den long', 'vietnamese'],
];

/** What people type in a hurry, as in the bug reports of other documentation sites. */
export function describeTyped({holdsOn}: ContractCases): void {
  holdsOn('finds words however they are written', RECORDS, async (client) => {
    const found = await Promise.all(
      FIRST.map(async ([query]) => [query, (await askPaths(client, query))[0]?.split('/')[2]]),
    );
    expect(found).toEqual(FIRST);
  });
  holdsOn('excludes only where that is meant', RECORDS, async (client) => {
    expect(await askPaths(client, 'mainsail -red')).toEqual(['/docs/blue/']);
    expect((await ask(client, '-mainsail')).nbHits).toBe(0);
    expect((await ask(client, '-v')).nbHits).toBe(0);
    expect(await askPaths(client, 'parcelbox -x')).toContain('/docs/single-dash-rival/');
    expect(await askPaths(client, 'docker run mainsail --rm -red')).toContain('/docs/red/');
  });
  holdsOn('finds a curly phrase only where its words are neighbours', RECORDS, async (client) => {
    const queries = ['"blue mainsail"', '“blue mainsail”', '„blue mainsail“', '»blue mainsail«'];
    const found = await Promise.all(queries.map((query) => askPaths(client, query)));
    expect(found).toEqual(queries.map(() => ['/docs/blue/']));
    expect(await askPaths(client, '"部署应用"')).toEqual(['/docs/cjk-phrase/']);
  });
  holdsOn(
    'finds a name with an ampersand without everything that begins with its letters',
    RECORDS,
    async (client) => {
      expect(await askPaths(client, 'B&K')).toEqual(['/docs/ampersand/']);
    },
  );
  holdsOn('marks the whole form', RECORDS, async (client) => {
    const mark = async (query: string): Promise<string[]> => {
      const {hits} = await ask(client, query, {highlightPreTag: '<', highlightPostTag: '>'});
      const {hierarchy, content} = hits[0]?._highlightResult ?? {};
      const texts = [hierarchy?.['lvl1']?.value, content?.value].join(' ');
      return [...texts.matchAll(/<([^>]*)>/gu)].map(([, text = '']) => text);
    };
    expect(await mark('dropdown')).toEqual(['drop-down']);
    expect(await mark('moonkettle')).toEqual(['Moon', 'Kettle']);
    expect(await mark('gang plank')).toEqual(['gangplank']);
    expect(await mark('JDK 17')).toEqual(['JDK17']);
    expect(await mark('16gb')).toEqual(['16 gb']);
    expect(await mark('45000')).toEqual(['45,000']);
    expect(await mark('הגדרות')).toEqual(['הַגְדָּרוֹת']);
    expect(await mark('המסתחדם')).toEqual([]);
    expect(await mark('المستخد')).toEqual(['المُسْتَخْدِ']);
  });
}
