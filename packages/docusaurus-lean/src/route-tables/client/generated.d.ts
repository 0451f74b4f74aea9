declare module '@generated/registry.js';
declare module '@generated/route-tables/globalData.json' {
  const globalData: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  export default globalData;
}
